import { type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { toastMissing } from "@/components/ui/load-later";

export interface PopupProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Its button: names a menu and gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  buttonId: string;
  /** A key opened it: the popup's code may have loaded too late to see that. */
  openedByKey: RefObject<boolean>;
  /** Its code failed to load. */
  onMissing: () => void;
}

interface PopupButtonProps {
  label: string;
  popup: "menu" | "dialog";
  className?: string | undefined;
  /** Links to the current page. */
  isCurrent?: boolean;
  load: () => Promise<unknown>;
  renderPopup: (popup: PopupProps) => ReactNode;
  children: ReactNode;
}

/** A button that opens a popup, whose code loads on the first hover, focus or press. */
export function PopupButton({
  label,
  popup,
  className = "icon-btn",
  isCurrent,
  load,
  renderPopup,
  children,
}: PopupButtonProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const buttonId = useId();
  const openedByKey = useRef(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  const onMissing = () => {
    if (open) toastMissing();
    setWanted(false);
    setOpen(false);
  };
  return (
    <span className="relative inline-flex">
      <button
        ref={button}
        id={buttonId}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup={popup}
        aria-expanded={open}
        aria-current={isCurrent ? "page" : undefined}
        // A failure is reported on the press.
        onPointerEnter={() => void load().catch(() => {})}
        onFocus={() => setWanted(true)}
        onPointerDown={() => {
          openedByKey.current = false;
        }}
        onClick={() => (open ? setOpen(false) : show())}
        onKeyDown={(event) => {
          openedByKey.current = true;
          // While the popup's code loads, nothing else handles it.
          if (event.key === "Escape") setOpen(false);
          if (popup !== "menu" || event.key !== "ArrowDown") return;
          event.preventDefault();
          show();
        }}
      >
        {children}
      </button>
      {wanted && renderPopup({ open, onOpenChange: setOpen, button, buttonId, openedByKey, onMissing })}
    </span>
  );
}

/** For `onInteractOutside`: the button closes its popup itself; closing it here too would reopen it. */
export function exceptOn(button: PopupProps["button"]) {
  return (event: { target: EventTarget | null; preventDefault: () => void }) => {
    if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
  };
}
