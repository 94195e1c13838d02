import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { requiredLine } from "../text.ts";

export const tagSchema = z.object({ tag: requiredLine("Name the tag", limits.tag) });

/** A tag of a company's team. */
export interface CompanyTag {
  name: string;
  /** How many of the applications the reader lists have it. */
  people: number;
}

export interface CompanyTags {
  /** By name. */
  tags: CompanyTag[];
  /** How many of the company's tags some application has: limits.tags at most. */
  in_use: number;
  /** make: new ones. */
  can: { make: boolean };
}

/** What became of the applications a tag was put on, or taken off. */
export interface Tagged {
  changed: string[];
  /** They had limits.applicationTags already. */
  full: string[];
}
