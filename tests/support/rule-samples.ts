import type { FieldRule } from "../../supabase/local/rules/field-rules.ts";
import { day } from "./dates.ts";
import {
  anything,
  choiceListSamples,
  choiceSamples,
  emailSamples,
  listSamples,
  numberSamples,
  textSamples,
  urlSamples,
} from "./samples.ts";

const id = crypto.randomUUID();
const byKind: Record<FieldRule["kind"], (rule: FieldRule) => unknown[]> = {
  text: ({ max = 0, min }) => textSamples(max, min || 1),
  line: ({ max = 0, min }) => textSamples(max, min || 1),
  email: ({ max = 320 }) => emailSamples(max),
  url: ({ max = 500 }) => urlSamples(max),
  choice: ({ choices = [] }) => choiceSamples(choices.map(String)),
  boolean: () => anything,
  texts: ({ choices, max_items = 0, max = 0 }) =>
    choices ? choiceListSamples(choices.map(String), max_items) : listSamples(max_items, max),
  amount: ({ max = 100 }) => [...numberSamples(max), 24.5, 24.55, 24.555, 0.1 + 0.2, 0.001],
  whole: ({ choices = [], max = 100 }) => [...numberSamples(max), ...choices, ...choices.map((each) => -each)],
  day: () => [
    ...anything,
    ...[day(1), ` ${day(1)} `, `${day(1)}T00:00:00Z`, "2999-02-29", "2999-04-31", "2999-13-01", "2999-00-10"],
    ...["31.12.2999", "2999-1-1", "tomorrow", "infinity"],
  ],
  id: () => [...anything, id, id.toUpperCase(), ` ${id} `, id.replaceAll("-", ""), `{${id}}`, "1"],
};

/** Inputs for a field with this rule. */
export const ruleSamples = (rule: FieldRule): unknown[] => byKind[rule.kind](rule);
