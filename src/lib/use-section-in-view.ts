import { useEffect, useState } from "react";

/** Of the parts whose top has come up to the upper third of the window, the one furthest down. */
function reached(ids: readonly string[]): string | undefined {
  const tops = ids.map((id) => ({ id, top: document.getElementById(id)?.getBoundingClientRect().top ?? Infinity }));
  return tops.filter(({ top }) => top <= window.innerHeight / 3).toSorted((a, b) => b.top - a.top)[0]?.id;
}

/** The id of the part of a page that is being read, the first above all of them. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const joined = ids.join(" ");
  useEffect(() => {
    const all = joined.split(" ");
    let frame = 0;
    const look = () => {
      frame = 0;
      setCurrent(reached(all) ?? all[0]);
    };
    const scrolled = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      window.removeEventListener("scroll", scrolled);
      cancelAnimationFrame(frame);
    };
  }, [joined]);
  return current;
}
