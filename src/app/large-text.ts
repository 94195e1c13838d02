/** Marks the page while its text is too large for a phone's layout: media queries don't follow the text size of the page. */
export function markLargeText(): void {
  const root = document.documentElement;
  const mark = () => {
    const widthInRem = root.clientWidth / Number.parseFloat(getComputedStyle(root).fontSize);
    root.toggleAttribute("data-large-text", widthInRem < 17.5);
  };
  mark();
  // A changed text size changes the page's height.
  new ResizeObserver(() => requestAnimationFrame(mark)).observe(root);
}
