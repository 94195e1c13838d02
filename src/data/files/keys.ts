/** Query keys of stored files. */
export const fileKeys = {
  all: ["files"] as const,
  signedUrl: (bucket: string, path: string | null) => [...fileKeys.all, "signed-url", bucket, path] as const,
};
