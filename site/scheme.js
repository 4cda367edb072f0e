// Runs before the page is drawn, so that a remembered colour scheme never flashes the other one, and the
// places kept for what needs a script are shown at once. It loads nothing more, so that it can say when a board's
// scripts do not come.
(() => {
  const root = document.documentElement;
  root.dataset.scripts = "";
  // It does not bubble. Whatever a script imports, its element tells that it did not come, once the page is there.
  document.addEventListener("error", ({ target }) => {
    const status = document.querySelector(".play .status");
    if (status && target instanceof HTMLScriptElement && /board\.\w+\.js$/.test(target.src)) {
      status.textContent = JSON.parse(document.getElementById("board-data")?.textContent ?? "").texts["no-engine"];
    }
  }, true);
  try {
    const scheme = localStorage.getItem("scheme");
    if (scheme === "light" || scheme === "dark") root.dataset.scheme = scheme;
  } catch {
    // A browser that stores nothing shows the device's scheme.
  }
})();
