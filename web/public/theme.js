// Before anything is painted: the theme somebody chose, or the one their system has.
document.documentElement.dataset.theme =
  localStorage.getItem("theme") || (matchMedia("(prefers-color-scheme: light)").matches ? "parchment" : "torchlight");
