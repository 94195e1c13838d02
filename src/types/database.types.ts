// Stands in until the types are generated from the migrated database (npm run types:generate).
// biome-ignore lint/suspicious/noExplicitAny: replaced by the generated file
export type Database = any;
