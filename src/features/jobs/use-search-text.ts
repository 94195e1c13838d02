import { useEffect, useState } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router-dom";

const pauseMs = 250;

/** The database takes no text with a NUL: it refuses the whole call before any rule of ours is asked. */
const withoutNul = (text: string) => text.replaceAll("\0", "");

/** The text of a search box and the query it stands for: the address keeps it, and follows after a pause in typing. */
export function useSearchText(): { text: string; setText: (text: string) => void; query: string } {
  const { pathname } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const query = withoutNul(parameters.get("q") ?? "");
  const [text, setText] = useState(query);
  const [known, setKnown] = useState(query);
  const type = useNavigationType();
  // Back, forward and links change the address under the box. What the box itself has put there may come when more is typed already.
  if (known !== query) {
    setKnown(query);
    if (type !== "REPLACE") setText(query);
  }
  useEffect(() => {
    const wanted = withoutNul(text).trim();
    if (wanted === query) return;
    const timer = setTimeout(() => {
      // While the next page is being loaded, this one still stands but the address has moved on.
      if (window.location.pathname === pathname) setParameters(wanted ? { q: wanted } : {}, { replace: true });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, query, pathname, setParameters]);
  return { text, setText, query };
}
