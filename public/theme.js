// Runs before the first paint, so that a chosen theme never flashes. Kept out of the page itself for the content security policy.
try {
  const theme = localStorage.getItem("fairmatch.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch (_error) {
  // Storage is closed to us: the system's theme it is.
}
