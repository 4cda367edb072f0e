// On the list of languages: takes a reader who came from outside to the language chosen before or, the
// first time, to the best of the browser's own. Whoever comes from a page of the site wants the list, and the
// choice made there is kept.
(() => {
  const inside = document.referrer.startsWith(new URL(".", location.href).href);

  /** @returns {string | null} */
  function remembered() {
    try {
      return localStorage.getItem("language");
    } catch {
      return null;
    }
  }

  /** @param {string} tag */
  function remember(tag) {
    try {
      localStorage.setItem("language", tag);
    } catch {
      // The browser keeps nothing: the next time it is asked again.
    }
  }

  document.addEventListener("DOMContentLoaded", () => {
    /** @type {NodeListOf<HTMLAnchorElement>} */
    const links = document.querySelectorAll(".language-list a");
    for (const link of links) link.addEventListener("click", () => remember(link.lang));
    if (inside || location.hash) return;
    const wanted = [remembered(), ...navigator.languages];
    for (const tag of wanted) {
      if (!tag) continue;
      const language = tag.toLowerCase().split("-")[0];
      const exact = [...links].find((link) => link.lang.toLowerCase() === tag.toLowerCase());
      const found = exact ?? [...links].find((link) => link.lang.toLowerCase().split("-")[0] === language);
      // Replaced, not followed: going back leads out of the site, not here again.
      if (found) return location.replace(found.href);
    }
  });
})();
