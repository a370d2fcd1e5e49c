// A classic script, run before the first drawing, so that a chosen theme does not flash.
{
  const stored = localStorage.getItem("teocalli.theme");
  if (stored === "light" || stored === "dark") document.documentElement.dataset.theme = stored;
}
