/** Expands collapsed parts around an element, so that it can be seen and focused. */
export function unfold(element: Element | null | undefined): void {
  for (let fold = element?.closest("details"); fold; fold = fold.parentElement?.closest("details")) fold.open = true;
}
