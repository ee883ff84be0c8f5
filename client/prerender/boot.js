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
