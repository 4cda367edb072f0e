// The page of a former address leads on with the fragment: a link to a row or a game reaches the one that it was made for.
(() => {
  const [, href] = document.querySelector("meta[http-equiv=refresh]")?.getAttribute("content")?.split("url=") ?? [];
  if (href && location.hash) location.replace(href + location.hash);
})();
