import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..", "..");

/** Absolute paths of the repository the local backend works on. */
export const projectPaths = {
  root,
  supabase: join(root, "supabase"),
  data: join(root, "supabase", ".temp"),
  migrations: join(root, "supabase", "migrations"),
  schemas: join(root, "supabase", "schemas"),
  functions: join(root, "supabase", "functions"),
  seedFiles: join(root, "supabase", "seed", "files"),
  config: join(root, "supabase", "config.toml"),
  environment: join(root, ".env.local"),
  dist: join(root, "dist"),
};
