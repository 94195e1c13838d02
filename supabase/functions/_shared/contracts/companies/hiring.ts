export type HiringStep = Record<"name" | "length" | "what", string>;

/** The company's hiring process. */
export interface Hiring {
  hours: number | null;
  steps: HiringStep[];
}

/** A promise in whole days, until a reply is due; private.answer_days_of says the same. */
export const daysOfHours = (hours: number): number => Math.ceil(hours / 24);

/** Hours as people read them: "36 hours", "2 days". */
export const hoursInWords = (hours: number): string =>
  hours % 24 === 0 && hours > 24 ? `${hours / 24} days` : `${hours} hours`;
