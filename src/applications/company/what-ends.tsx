import { useWhatEnds } from "@/applications/company/use-what-ends";
import { Told } from "@/components/ui/told";

/** What ends with the applications that are moved to Hired: of one by name. */
export function WhatEnds({ ids }: { ids: readonly string[] }) {
  const isOne = ids.length === 1;
  const ending = useWhatEnds(isOne ? ids[0] : undefined);
  if (!isOne) return <p>Interviews to come, open times and offers end.</p>;
  return ending.length > 0 && <Told items={ending} />;
}
