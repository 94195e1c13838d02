import type { Career } from "./career.ts";
import { freightAndTrades } from "./careers/freight-and-trades.ts";
import { peopleAndPublic } from "./careers/people-and-public.ts";
import { software } from "./careers/software.ts";

/** By person, under their names in the seed. */
export const careers: Record<string, Career> = { ...software, ...freightAndTrades, ...peopleAndPublic };
