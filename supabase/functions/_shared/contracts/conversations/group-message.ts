import * as z from "zod/mini";
import { type MessageFields, messageBody, type WrittenTemplate } from "../companies/mail-template.ts";
import type { ApplicationStatus } from "../enums.ts";

/** One text to several applicants of a job, each in their own conversation. */
export const groupMessageSchema = z.object({ body: messageBody });

export interface GroupMessagePreviewPerson {
  application_id: string;
  name: string | null;
  status: ApplicationStatus;
  fields: MessageFields;
  /** Why they would be left out; null for recipients. */
  problem: string | null;
}

export interface GroupMessagePreview {
  job_title: string;
  people: GroupMessagePreviewPerson[];
  /** The company's, with placeholders in braces. */
  templates: WrittenTemplate[];
}

export interface GroupMessage {
  id: string;
  /** waiting: it can still be undone, or is about to be sent. */
  state: "waiting" | "sent" | "undone";
  /** Why a person doesn't get it: left out when sent, or failed since. */
  people: { application_id: string; name: string | null; problem: string | null }[];
}
