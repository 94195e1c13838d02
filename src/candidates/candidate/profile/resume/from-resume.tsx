import { FileText } from "lucide-react";
import { createContext, use } from "react";
import { get, useWatch } from "react-hook-form";
import { Icon } from "@/components/ui/icon";

export type Taken = readonly [field: string, value: string];

/** What the form took from the resume: values by field, and ids for list entries. */
export const FromResume = createContext<{ taken: readonly Taken[]; take: (more: readonly Taken[]) => void }>({
  taken: [],
  take: () => {},
});

/** A list entry's id; any other value is its own. */
const idOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "id" in value ? value.id : value;

/** How many of these fields still have the resume's value. */
export function useTakenCount(names: readonly string[]): number {
  const { taken } = use(FromResume);
  const values = useWatch();
  const isTaken = (name: string, value: unknown) =>
    value !== "" && taken.some(([field, text]) => field === name && text === value);
  return names.flatMap((name) => [get(values, name)].flat().filter((value) => isTaken(name, idOf(value)))).length;
}

export const FromResumeMark = ({ children = "From your resume" }: { children?: string }) => (
  <span className="from">
    <Icon icon={FileText} />
    {children}
  </span>
);

/** Next to the label of a field filled from the resume. */
export const FieldFromResume = ({ name }: { name: string }) => useTakenCount([name]) > 0 && <FromResumeMark />;
