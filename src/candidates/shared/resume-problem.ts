import { fileEnding } from "@contracts/files/files";
import { fileLimits } from "@/files/data/file-limits";

/** Types and size of a resume, in words and as a check. */
export const resumeLimits = fileLimits("candidate_resumes");

/** Word locks a file by putting it into a container of its older kind. */
async function isLockedWord(file: File): Promise<boolean> {
  if (fileEnding(file.name) !== "docx") return false;
  const [first, second] = new Uint8Array(
    await file
      .slice(0, 2)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0)),
  );
  return first === 0xd0 && second === 0xcf;
}

/** What is wrong with a resume before it is read, and what to do about it; null for nothing. */
export const resumeProblem = async (file: File): Promise<string | null> =>
  (await isLockedWord(file))
    ? "This Word file is locked with a password. Save it without the password and choose it again."
    : resumeLimits.problem(file);
