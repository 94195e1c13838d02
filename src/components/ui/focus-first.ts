/** A ref for the field of a panel: it has the focus when the panel opens, instead of the button that closes it. */
export const focusFirst = (field: HTMLElement | null) => field?.focus();
