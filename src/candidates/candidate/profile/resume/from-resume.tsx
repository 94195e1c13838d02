import { FileText } from "lucide-react";
import { createContext, use } from "react";
import { get, useWatch } from "react-hook-form";
import { Icon } from "@/components/ui/icon";

export type Taken = readonly [field: string, value: string];

/** What the form took from the resume: values by their field, and ids for entries of lists. */
export const FromResume = createContext<{ taken: readonly Taken[]; take: (more: readonly Taken[]) => void }>({
  taken: [],
  take: () => {},
});

/** What an entry of a list is known by; any other value is itself. */
const idOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "id" in value ? value.id : value;

/** How much of these fields still is as the resume says it: typed over, it's the person's own. */
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

/** Behind the label of a field that the resume filled. */
export const FieldFromResume = ({ name }: { name: string }) => useTakenCount([name]) > 0 && <FromResumeMark />;
