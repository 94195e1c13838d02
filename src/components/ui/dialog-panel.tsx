import * as RadixDialog from "@radix-ui/react-dialog";
import { type PointerEvent, type ReactNode, type RefObject, useRef } from "react";
import { giveFocusBack } from "@/components/ui/handed-focus";

/** How far a sheet is pulled down before it lets go, in px. */
const swipeToClose = 80;

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Asks: "Delete “Warehouse Safety Trainer”?" */
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, the deciding one first; it names the act. */
  actions?: ReactNode;
  /** What has the focus at first; the first control when left out. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** What dialog.tsx opens: a dialog, and below 640 px a bottom sheet that closes by swipe, Escape, its buttons or a press outside. */
export function DialogPanel({ open, onOpenChange, title, description, children, actions, initialFocus }: DialogProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const startedAt = useRef<number | null>(null);
  const opener = useRef<Element | null>(null);

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (startedAt.current === null || !sheet.current) return;
    sheet.current.style.transform = `translateY(${Math.max(0, event.clientY - startedAt.current)}px)`;
  };
  const release = (event: PointerEvent<HTMLDivElement>) => {
    if (startedAt.current === null || !sheet.current) return;
    const pulled = event.clientY - startedAt.current;
    startedAt.current = null;
    if (event.type === "pointerup" && pulled > swipeToClose) onOpenChange(false);
    else sheet.current.style.transform = "";
  };

  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        {/* Not Radix' overlay: that one writes a style element, which the content security policy forbids. */}
        <div className="overlay" data-state={open ? "open" : "closed"} />
        <RadixDialog.Content
          ref={sheet}
          className="layer"
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            if (!initialFocus) return;
            event.preventDefault();
            initialFocus.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix would look for a trigger of its own, which these dialogs do not have.
            event.preventDefault();
            giveFocusBack(opener.current);
          }}
          {...(description === undefined && { "aria-describedby": undefined })}
        >
          <div
            className="layer-grip"
            onPointerDown={(event) => {
              startedAt.current = event.clientY;
              event.currentTarget.setPointerCapture(event.pointerId);
            }}
            onPointerMove={drag}
            onPointerUp={release}
            onPointerCancel={release}
          >
            <div className="grip" />
          </div>
          <RadixDialog.Title className="break-words text-lg font-semibold">{title}</RadixDialog.Title>
          {description !== undefined && (
            <RadixDialog.Description className="mt-1.5 text-ink-muted">{description}</RadixDialog.Description>
          )}
          {children !== undefined && <div className="mt-4">{children}</div>}
          {actions !== undefined && <div className="layer-actions">{actions}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
