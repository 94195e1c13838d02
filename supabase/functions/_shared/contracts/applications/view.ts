import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { requiredLine } from "../text.ts";
import type { ApplicationFilter, ApplicationOrder } from "./application.ts";

/** What a view keeps of an address: the filter, and the order unless it is the list's own. */
export type ViewFilters = ApplicationFilter & { order?: ApplicationOrder };

/** Filters that a team saved under a name. */
export interface ApplicationView {
  id: string;
  name: string;
  filters: ViewFilters;
  changed_at: string;
  /** Null for who may not change it, and for a colleague who has left. */
  made_by: string | null;
}

export interface ApplicationViews {
  views: ApplicationView[];
  can: { edit: boolean };
}

export const viewSchema = z.object({ name: requiredLine("Name the view", limits.viewName) });
