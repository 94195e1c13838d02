import { useRef } from "react";

/** One id for what is sent, however often it is tried; another once it says something else. */
export function useTryId(): (content: object) => string {
  const last = useRef({ words: "", id: "" });
  return (content) => {
    const words = JSON.stringify(content);
    if (last.current.words !== words) last.current = { words, id: crypto.randomUUID() };
    return last.current.id;
  };
}
