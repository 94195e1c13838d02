/** A label within a sentence. */
export const lowerFirst = (label: string) =>
  /^[A-Z]{2}|[a-z][A-Z]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
