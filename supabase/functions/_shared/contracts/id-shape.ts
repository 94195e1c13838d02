/** The shape of a row id; separate from the schemas, for pages that don't load them. */
export const idShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
