import { fileEnding, type StoredFile } from "@contracts/files/files";
import { limits } from "@contracts/limits";
import { readResume } from "@/candidates/model/resume/read-resume";
import { callProcedure } from "@/lib/call-procedure";
import { fetchInTime } from "@/lib/time-limit";

const pauseMs = 2_000;

/** A text up to the limit, cut between characters; without NUL, which makes the database refuse the whole call. */
function cutToLimit(text: string): string {
  const bytes = new TextEncoder().encode(text.replaceAll("\0", ""));
  return new TextDecoder().decode(bytes.subarray(0, limits.resumeTextBytes), { stream: true });
}

/** Reads a stored resume in this browser and sends its text for searching. Never rejects: nothing depends on it. */
export async function keepResumeText(path: string, file: File): Promise<void> {
  if (fileEnding(path) === "doc") return;
  try {
    const { text } = await readResume(file, {
      vocabulary: [],
      onPage: () => {},
      signal: new AbortController().signal,
    });
    await callProcedure("keep_resume_text", { p_path: path, p_text: cutToLimit(text) });
  } catch (error) {
    console.warn("The text of a resume was not kept.", error);
  }
}

/** The same for a resume being opened, if no browser has read it yet. */
export async function keepTextOnce({ bucket, path }: StoredFile, url: string): Promise<void> {
  if (bucket !== "candidate_resumes" || fileEnding(path) === "doc") return;
  // Let the visible document load first.
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  try {
    if (!(await callProcedure("wants_resume_text", { p_path: path }))) return;
    const answer = await fetchInTime(url);
    if (answer.ok) await keepResumeText(path, new File([await answer.blob()], path));
  } catch (error) {
    console.warn("A resume was not read.", error);
  }
}
