import type { MyDocuments } from "@contracts/candidates/documents";
import type { JobQuestion } from "@contracts/jobs/job";
import { toAnswerInputs } from "@/applications/model/answers";
import { type ApplyValues, toChosenDocuments } from "@/applications/model/apply-values";
import { formatCount, formatList } from "@/lib/format";

/** "Sends your profile, your resume, a cover letter and 4 answers." */
export function sentWords(values: ApplyValues, documents: MyDocuments, questions: readonly JobQuestion[]): string {
  const { resume, letter, coverLetter, certificates } = toChosenDocuments(values.documents, documents);
  const letters = [letter, coverLetter].filter((each) => each !== null).length;
  const answers = toAnswerInputs(questions, values.answers).filter(({ answer }) => answer !== "").length;
  const parts = [
    "your profile",
    resume && "your resume",
    letters > 0 && (letters === 1 ? "a cover letter" : `${letters} cover letters`),
    certificates.length > 0 && formatCount(certificates.length, "certificate"),
    answers > 0 && formatCount(answers, "answer"),
  ].filter((part) => typeof part === "string" && part !== "");
  return `Sends ${formatList(parts as string[])}.`;
}
