/** What the id of a row looks like; apart from the schemas, for pages that have none. */
export const idShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
