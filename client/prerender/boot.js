/* global document, matchMedia */
(function (root) {
  document.addEventListener("submit", function (event) {
    event.preventDefault();
  });
  var chosen = /(?:^|; )theme=(dark|light)/.exec(document.cookie);
  var isDark = chosen ? chosen[1] === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.classList.add(isDark ? "dark" : "light");
  try {
    if (localStorage.getItem("token")) root.dataset.boot = "member";
  } catch {
    root.dataset.storage = "blocked";
  }
})(document.documentElement);
