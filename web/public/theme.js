// Before anything is painted: the theme somebody chose; whoever has not chosen sits by torchlight.
document.documentElement.dataset.theme = localStorage.getItem("theme") === "parchment" ? "parchment" : "torchlight";
