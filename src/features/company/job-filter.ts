import type { JobFilter } from "@contracts/job";

/** What the list of jobs is narrowed to. */
export const jobFilter = (isMine: boolean, search = ""): JobFilter => ({ search, assignee: isMine ? "me" : null });
