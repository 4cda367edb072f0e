// Runs before the page is drawn, so that a remembered colour scheme never flashes the other one, and the
// places kept for what needs a script are shown at once.
(() => {
  const root = document.documentElement;
  root.dataset.scripts = "";
  try {
    const scheme = localStorage.getItem("scheme");
    if (scheme === "light" || scheme === "dark") root.dataset.scheme = scheme;
  } catch {
    // A browser that stores nothing shows the device's scheme.
  }
})();
