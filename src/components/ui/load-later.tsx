import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { toast } from "@/components/feedback/toast";

interface Later<Props> {
  /** Called if the code failed to load. The parent unmounts it, and retries by mounting it again. */
  onMissing: (props: Props) => void;
  /** Shown while loading. */
  fallback?: (props: Props) => ReactNode;
}

/** A component whose code loads when it first shows: for layers above a page, which loses nothing if that fails. */
export function loadLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { onMissing, fallback }: Later<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function LoadedLater(props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const latest = useRef(props);
    useEffect(() => {
      latest.current = props;
    });
    useEffect(() => {
      if (Loaded) return;
      let gone = false;
      load().then(
        (Component) => {
          loaded = Component;
          if (!gone) setLoaded(() => Component);
        },
        (error: unknown) => {
          console.warn("What opens above the page could not be fetched.", error);
          if (!gone) onMissing(latest.current);
        },
      );
      return () => {
        gone = true;
      };
    }, [Loaded]);
    return Loaded ? <Loaded {...props} /> : fallback?.(props);
  };
}

/** Reports that it can't open. */
export const toastMissing = () =>
  toast.error({
    title: "This couldn't be opened",
    description: "Check your connection and try again. If that doesn't help, reload the page.",
  });

/** A dialog whose code loads when it opens; on failure it says so and closes. */
export const loadDialog = <Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) =>
  loadLater(load, {
    onMissing: ({ onClose }) => {
      toastMissing();
      onClose();
    },
  });

/** For a part of a page whose code failed to load: reports it, and stays hidden. */
export const toastMissingPart = () =>
  toast.error({
    title: "Part of this page couldn't be loaded",
    description: "Check your connection and reload the page.",
  });
