import * as RadixDialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type PointerEvent, type ReactNode, type RefObject, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import { giveFocusBack } from "@/components/ui/handed-focus";
import { IconButton } from "@/components/ui/icon-button";

const focusable = ":is(input, button, select, textarea, a[href]):not([tabindex='-1'])";
/** How far a sheet has to be pulled down to close, in px. */
const swipeToClose = 80;

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Asks: "Delete “Warehouse Safety Trainer”?" */
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** The initial focus; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The focus after closing, if not the opener. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** The width from 640 px: for a question, a form, two columns, or a week; whole and sheet (with an X) also fill a phone. */
  size?: "question" | "form" | "wide" | "week" | "whole" | "sheet";
}

/** Something that appeared as the dialog closed has taken the focus, such as a link that is shown once. */
const isTaken = (focused: Element | null) =>
  focused !== null && focused !== document.body && !focused.matches("[role='dialog'], [role='alertdialog']");

/** The panel of dialog.tsx: a dialog, and below 640 px a bottom sheet. Closes by swipe, Escape, its buttons or a press outside. */
export function DialogPanel(props: DialogProps) {
  const { open, onOpenChange, title, description, children, actions, initialFocus, finalFocus, size } = props;
  const body = useRef<HTMLDivElement>(null);
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
        {/* Not Radix's overlay, which writes a style element that the content security policy blocks. */}
        <div className="overlay" data-state={open ? "open" : "closed"} />
        <RadixDialog.Content
          ref={sheet}
          className={classNames("layer", size && `is-${size}`)}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            // Not the close button.
            const first =
              initialFocus?.current ?? (size === "sheet" && body.current?.querySelector<HTMLElement>(focusable));
            if (!first) return;
            event.preventDefault();
            // A footer button is visible already; scrolling to it would hide the dialog's top.
            first.focus({ preventScroll: true });
          }}
          onEscapeKeyDown={(event) => {
            // First close a field's open list.
            if (document.activeElement?.matches("[role=combobox][aria-expanded=true]")) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            // Radix would focus its own trigger, which these dialogs don't have.
            event.preventDefault();
            if (!isTaken(document.activeElement)) giveFocusBack(finalFocus?.current ?? opener.current);
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
          <div className="layer-head">
            <RadixDialog.Title className="break-words text-lg font-semibold">{title}</RadixDialog.Title>
            {description !== undefined && (
              <RadixDialog.Description className="mt-1.5 text-ink-muted">{description}</RadixDialog.Description>
            )}
            {size === "sheet" && (
              <RadixDialog.Close asChild>
                <IconButton icon={X} label="Close" />
              </RadixDialog.Close>
            )}
          </div>
          {children !== undefined && (
            <div ref={body} className="mt-4">
              {children}
            </div>
          )}
          {actions !== undefined && <div className="layer-actions">{actions}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
