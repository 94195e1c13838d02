import { useEffect, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { foundDetails } from "@/applications/candidate/apply/found-details";
import type { ApplyValues } from "@/applications/model/apply-values";
import type { DetailItem, DetailValues } from "@/applications/model/given-details";
import { useResumeReading } from "@/candidates/shared/use-resume-reading";

/** Fills in empty details from a chosen resume, read in this browser. Returns a reader, its progress, and the details filled in. */
export function useFoundDetails<Output>(form: UseFormReturn<ApplyValues, unknown, Output>) {
  const { state, read } = useResumeReading();
  const [found, setFound] = useState<Partial<DetailValues>>({});
  const details = useWatch({ control: form.control, name: "details" });
  const { getValues, setValue } = form;
  const reading = state.kind === "read" ? state.reading : null;
  useEffect(() => {
    if (!reading) return;
    const news = foundDetails(reading.facts, getValues("details"));
    for (const [item, value] of Object.entries(news)) {
      setValue(`details.${item as DetailItem}`, value, { shouldDirty: true });
    }
    setFound((known) => ({ ...known, ...news }));
  }, [reading, getValues, setValue]);
  const same = (item: DetailItem) => found[item]?.toString() === details[item].toString();
  return { read, state, found: (Object.keys(found) as DetailItem[]).filter(same) };
}
