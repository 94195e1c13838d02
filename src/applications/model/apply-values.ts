import { type ChosenDocuments, letterSchema } from "@contracts/applications/apply";
import type { MyDocuments } from "@contracts/candidates/documents";
import { trimmed } from "@contracts/clean-text";
import type { JobQuestion } from "@contracts/jobs/job";
import * as z from "zod/mini";
import {
  type AnswerValues,
  answersSchema,
  emptyAnswers,
  fileNotSent,
  type SentFile,
} from "@/applications/model/answers";
import { type DetailItem, type DetailValues, detailsSchema, emptyDetails } from "@/applications/model/given-details";

/** Files uploaded for one application, each with the field for its errors. */
export const ownFileFields = {
  resume: "documents.resume",
  letter: "documents.letter.path",
  certificates: "documents.certificates",
} as const;
export type OwnFileKind = keyof typeof ownFileFields;

interface DocumentValues {
  resume: { isSent: boolean; path: string | null; own: SentFile | null };
  coverLetter: boolean;
  /** Paths of the checked ones. */
  certificates: string[];
  attached: SentFile[];
  letter: { isSent: boolean; as: "text" | "file"; text: string; file: SentFile | null };
  /** Files being uploaded; not saved in drafts. */
  onItsWay: Partial<Record<OwnFileKind, File | null>>;
}

export interface ApplyValues {
  documents: DocumentValues;
  details: DetailValues;
  answers: AnswerValues;
}

/** Sends the default resume, and nothing else unless checked. */
export function emptyApplication(questions: readonly JobQuestion[], { resumes }: MyDocuments): ApplyValues {
  const path = resumes.find(({ is_default }) => is_default)?.path ?? null;
  return {
    documents: {
      resume: { isSent: path !== null, path, own: null },
      coverLetter: false,
      certificates: [],
      attached: [],
      letter: { isSent: false, as: "text", text: "", file: null },
      onItsWay: { resume: null, letter: null, certificates: null },
    },
    details: emptyDetails,
    answers: emptyAnswers(questions),
  };
}

/** The chosen resume, if it still exists: the profile's list may have changed. */
export function chosenResume({ path, own }: DocumentValues["resume"], { resumes }: MyDocuments) {
  if (own && own.path === path) return { ...own, is_default: false };
  return resumes.find((resume) => resume.path === path) ?? resumes.find(({ is_default }) => is_default) ?? null;
}

/** As submit_application takes it. */
export function toChosenDocuments(values: DocumentValues, known: MyDocuments): ChosenDocuments {
  const { resume, coverLetter, certificates, attached, letter } = values;
  const stored = [...known.certificates, ...attached].map(({ path }) => path);
  const text = trimmed(letter.text);
  const written = letter.as === "text" ? text && { text } : letter.file && { path: letter.file.path };
  return {
    resume: (resume.isSent && chosenResume(resume, known)?.path) || null,
    coverLetter: coverLetter ? (known.cover_letter?.path ?? null) : null,
    certificates: stored.filter((path) => certificates.includes(path)),
    letter: (letter.isSent && written) || null,
  };
}

const documentsSchema = z.custom<DocumentValues>().check((context) => {
  const { letter, onItsWay } = context.value;
  const notSent = (kind: "resume" | "certificates") => {
    if (!onItsWay?.[kind]) return;
    context.issues.push({ code: "custom", message: fileNotSent, input: onItsWay[kind], path: [kind] });
  };
  notSent("resume");
  notSent("certificates");
  if (!letter.isSent) return;
  const problem = (message: string, field: string) =>
    context.issues.push({ code: "custom", message, input: letter, path: ["letter", field] });
  if (letter.as === "file") {
    if (onItsWay?.letter) problem(fileNotSent, "path");
    else if (!letter.file) problem("Attach your letter, or uncheck it", "path");
    return;
  }
  const { error } = letterSchema.safeParse({ text: letter.text });
  if (error) problem(error.issues[0]?.message ?? "", "text");
  else if (!trimmed(letter.text)) problem("Write your letter, or uncheck it", "text");
});

/** The form's schema; `needed` lists the details it requires. */
export function applySchema(
  questions: readonly JobQuestion[],
  needed: readonly DetailItem[],
  profileCountry: string | null = null,
): z.ZodMiniType<ApplyValues, ApplyValues> {
  return z.object({
    documents: documentsSchema,
    details: detailsSchema(needed, profileCountry),
    answers: answersSchema(questions),
  });
}

/** Maps server fields to form fields: questions by id, address lines by their part of the profile. */
export const asFormFields = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [
      name.includes(".") ? name.replace("details.address.", "details.") : `answers.${name}`,
      message,
    ]),
  );
