/* global document, matchMedia, window */
(function (root) {
  document.addEventListener("submit", function (event) {
    event.preventDefault();
  });
  var presses = [];
  function hold(event) {
    var found = event.target.closest("button,label,input[type=checkbox]");
    var pressed = found && found.control && /^(checkbox|radio)$/.test(found.control.type) ? found.control : found;
    if (!pressed || pressed.localName === "label") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    presses.push(pressed);
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
