(function (root) {
  var chosen = /(?:^|; )theme=(dark|light)/.exec(document.cookie);
  var isDark = chosen ? chosen[1] === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.classList.add(isDark ? "dark" : "light");
})(document.documentElement);
