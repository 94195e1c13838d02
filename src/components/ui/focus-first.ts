/** A ref for a panel's field: focuses it on opening, instead of the close button. */
export const focusFirst = (field: HTMLElement | null) => field?.focus();
