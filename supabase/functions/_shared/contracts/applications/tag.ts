import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { requiredLine } from "../text.ts";

export const tagSchema = z.object({ tag: requiredLine("Name the tag", limits.tag) });

/** A tag of a company's team. */
interface CompanyTag {
  name: string;
  /** How many of the applications the reader lists have it. */
  people: number;
}

export interface CompanyTags {
  /** By name. */
  tags: CompanyTag[];
  /** How many of the company's tags are in use; at most limits.tags. */
  in_use: number;
  /** make: create new ones. */
  can: { make: boolean };
}

/** The outcome of tagging or untagging applications. */
export interface Tagged {
  changed: string[];
  /** They already had limits.applicationTags. */
  full: string[];
}
