import type { ReactNode } from "react";
import { KeyValues } from "@/components/ui/key-values";
import { alertFrequencyWords } from "@/jobs/model/search-frequency-words";
import { describeAlert, type JobSearch } from "@/jobs/model/search-words";

interface AlertFactsProps {
  search: JobSearch;
  email: string;
  /** How often, as text or a choice. */
  when: ReactNode;
}

/** "Daily, if there’s something new". */
export const whenWords = (frequency: keyof typeof alertFrequencyWords): string =>
  `${alertFrequencyWords[frequency]}, if there’s something new`;

export const AlertFacts = ({ search, email, when }: AlertFactsProps) => (
  <KeyValues
    align="end"
    items={[
      { label: "Jobs", value: describeAlert(search) },
      { label: "When", value: when },
      { label: "To", value: email },
    ]}
  />
);
