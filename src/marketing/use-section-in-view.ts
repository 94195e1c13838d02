import { useEffect, useState } from "react";

/** The part of a page that is being read: the last one whose title has passed the upper third of the window. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const joined = ids.join(" ");
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const passed = joined
        .split(" ")
        .filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? 1) <= window.innerHeight / 3);
      setCurrent(passed.at(-1) ?? joined.split(" ")[0]);
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
