// In a frame of another site, what leads away from the board opens outside it: the game stays where it is.

addEventListener(
  "click",
  ({ target }) => {
    const link = target instanceof Element && target.closest("a");
    if (link && link.href && (link.origin !== location.origin || link.pathname !== location.pathname)) link.target = "_blank";
  },
  true,
);
