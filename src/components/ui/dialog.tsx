import { useRef } from "react";
import type { DialogProps } from "@/components/ui/dialog-panel";
import { loadLater, toastMissing } from "@/components/ui/load-later";

const Panel = loadLater<DialogProps & { onMissing: () => void }>(
  async () => (await import("@/components/ui/dialog-panel")).DialogPanel,
  { onMissing: ({ onMissing }) => onMissing() },
);

/** A dialog, and below 640 px a bottom sheet. Lazy: most visits of a page open none. */
export function Dialog(props: DialogProps) {
  const opened = useRef(false);
  opened.current ||= props.open;
  const onMissing = () => {
    opened.current = false;
    toastMissing();
    props.onOpenChange(false);
  };
  return opened.current ? <Panel {...props} onMissing={onMissing} /> : null;
}
