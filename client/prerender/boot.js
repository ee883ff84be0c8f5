(function (root) {
  document.addEventListener("submit", function (event) {
    event.preventDefault();
  });
  var presses = [];
  function hold(event) {
    var link = event.target.closest("a[data-early]");
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      return window.location.assign(link.dataset.early);
    }
    var pressed = event.target.closest("button,input[type=checkbox]");
    if (!pressed) return;
    event.stopImmediatePropagation();
    var isBox = pressed.localName === "input";
    if (!isBox) event.preventDefault();
    var before = isBox ? presses.indexOf(pressed) : -1;
    if (before < 0) presses.push(pressed);
    else presses.splice(before, 1);
  }
  document.addEventListener("click", hold, true);
  window.takeEarlyPresses = function () {
    document.removeEventListener("click", hold, true);
    return presses;
  };
  var chosen = /(?:^|; )theme=(dark|light)/.exec(document.cookie);
  var isDark = chosen ? chosen[1] === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.classList.add(isDark ? "dark" : "light");
  var fonts = ["1em Figtree", "bold 1em 'Bricolage Grotesque'"];
  window.markLateFonts = function () {
    var isLate = fonts.some(function (font) {
      return !document.fonts.check(font);
    });
    if (isLate) root.dataset.fonts = "late";
  };
  requestAnimationFrame(function () {
    /* A page without text has time to load its fonts until the app renders and checks again. */
    if (document.querySelector("#root > *")) return window.markLateFonts();
    fonts.forEach(function (font) {
      document.fonts.load(font).catch(function () {});
    });
  });
  try {
    if (localStorage.getItem("token")) root.dataset.boot = "member";
  } catch {
    root.dataset.storage = "blocked";
  }
  if (root.dataset.boot !== "member") return;
  document.querySelectorAll("link[rel=later]").forEach(function (named) {
    var link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = named.href;
    named.replaceWith(link);
  });
})(document.documentElement);
