import { fileEnding } from "@contracts/files/files";
import { fileLimits } from "@/files/data/file-limits";

/** The types and size allowed for a resume, in words and as a check. */
export const resumeLimits = fileLimits("candidate_resumes");

/** Word encrypts a file by wrapping it in its older format. */
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

/** What is wrong with a resume before reading, and what to do; null if nothing. */
export const resumeProblem = async (file: File): Promise<string | null> =>
  (await isLockedWord(file))
    ? "This Word file is locked with a password. Save it without the password and choose it again."
    : resumeLimits.problem(file);
