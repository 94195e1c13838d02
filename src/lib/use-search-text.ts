import { useEffect, useState } from "react";
import { useNavigationType, useSearchParams } from "react-router-dom";
import { useAddressChange } from "@/lib/use-address-choice";

const pauseMs = 250;

/** What is asked for: without spaces around it, nor a NUL, for which the database refuses the whole call. */
export const askedFor = (text: string) => text.replaceAll("\0", "").trim();

/**
 * The text of a search box and the query it stands for: the address keeps it, and follows after a pause in typing. `ends` is what
 * the address names only as long as the query stays: what stands open beside the list, say.
 */
export function useSearchText(ends?: string): { text: string; setText: (text: string) => void; query: string } {
  const [parameters] = useSearchParams();
  const change = useAddressChange();
  const inAddress = parameters.get("q") ?? "";
  const query = askedFor(inAddress);
  const [text, setText] = useState(query);
  const [known, setKnown] = useState(query);
  const type = useNavigationType();
  // Back, forward and links change the address under the box. What the box itself has put there may come when more is typed already.
  if (known !== query) {
    setKnown(query);
    if (type !== "REPLACE") setText(query);
  }
  useEffect(() => {
    const wanted = askedFor(text);
    if (wanted === inAddress) return;
    const timer = setTimeout(() => change({ q: wanted || null, ...(ends && { [ends]: null }) }), pauseMs);
    return () => clearTimeout(timer);
  }, [text, inAddress, ends, change]);
  return { text, setText, query };
}
