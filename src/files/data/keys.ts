import type { StoredFile } from "@contracts/files";

/** Query keys of stored files. */
export const fileKeys = {
  link: ({ bucket, path }: StoredFile) => ["files", "link", bucket, path] as const,
};
