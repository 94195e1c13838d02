import { useEffect, useState } from "react";
import { useNavigationType, useSearchParams } from "react-router-dom";
import { useAddressChange } from "@/lib/use-address-choice";

const pauseMs = 250;

/** The query: trimmed, and without NUL, which makes the database refuse the whole call. */
export const askedFor = (text: string) => text.replaceAll("\0", "").trim();

/**
 * A search box's text and its query: kept in the URL, which updates after a pause in typing. `ends` is a URL parameter dropped with
 * a new query, such as the record open next to the list.
 */
export function useSearchText(ends?: string): { text: string; setText: (text: string) => void; query: string } {
  const [parameters] = useSearchParams();
  const change = useAddressChange();
  const inAddress = parameters.get("q") ?? "";
  const query = askedFor(inAddress);
  const [text, setText] = useState(query);
  const [known, setKnown] = useState(query);
  const type = useNavigationType();
  // Back, forward and links change the URL under the box. The box's own changes may arrive after more was typed.
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
