import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { requiredLine } from "../text.ts";
import type { ApplicationFilter, ApplicationOrder } from "./application.ts";

/** What a view saves of an address: the filter, and the order unless it is the default. */
export type ViewFilters = ApplicationFilter & { order?: ApplicationOrder };

/** Filters saved by a team under a name. */
export interface ApplicationView {
  id: string;
  name: string;
  filters: ViewFilters;
  changed_at: string;
  /** Null for readers who can't change it, and for a colleague who left. */
  made_by: string | null;
}

export interface ApplicationViews {
  views: ApplicationView[];
  can: { edit: boolean };
}

export const viewSchema = z.object({ name: requiredLine("Name the view", limits.viewName) });
