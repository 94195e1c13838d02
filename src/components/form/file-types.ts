import { formatFileSize } from "@/lib/format";

/** What a file field accepts. `extensions` with the dot, lowercase; `maxBytes` the largest size. */
export interface FileLimits {
  extensions: readonly string[];
  maxBytes: number;
  /** "PDF or Word": how the types are named to people. */
  types: string;
}

/** "PDF or Word, up to 5 MB". */
export function describeLimits({ types, maxBytes }: FileLimits): string {
  return `${types}, up to ${formatFileSize(maxBytes).replace(".0 ", " ")}`;
}

/** What is wrong with a chosen file and what to do about it, or null. The server checks again, by content. */
export function fileProblem(file: Pick<File, "name" | "size">, limits: FileLimits): string | null {
  const extension = /\.[^.]+$/.exec(file.name.toLowerCase())?.[0] ?? "";
  if (!limits.extensions.includes(extension)) return `This type is not accepted. Use ${limits.types}.`;
  if (file.size === 0) return "This file is empty. Choose another one.";
  if (file.size > limits.maxBytes) {
    const limit = formatFileSize(limits.maxBytes).replace(".0 ", " ");
    return `This file has ${formatFileSize(file.size)}; the limit is ${limit}. Choose a smaller one.`;
  }
  return null;
}
