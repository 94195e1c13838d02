/** Marks the page while its text is too large for a phone's layout: media queries don't follow the text size of the page. */
export function markLargeText(): void {
  const root = document.documentElement;
  const mark = () => {
    const widthInRem = root.clientWidth / Number.parseFloat(getComputedStyle(root).fontSize);
    // Without a margin, the scrollbar that the other layout brings or removes could switch it back and forth.
    const least = root.hasAttribute("data-large-text") ? 18.5 : 17.5;
    root.toggleAttribute("data-large-text", widthInRem < least);
  };
  mark();
  // A changed text size changes the page's height.
  new ResizeObserver(() => requestAnimationFrame(mark)).observe(root);
}
