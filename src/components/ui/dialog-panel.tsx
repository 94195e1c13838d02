import * as RadixDialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type PointerEvent, type ReactNode, type RefObject, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import { giveFocusBack } from "@/components/ui/handed-focus";
import { IconButton } from "@/components/ui/icon-button";

const focusable = ":is(input, button, select, textarea, a[href]):not([tabindex='-1'])";
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
  /** What has the focus once it is closed, where that is not what opened it. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** How wide it is from 640 px: for a question, a form, two columns, or a week; whole and sheet (two columns, with an X) also fill a phone. */
  size?: "question" | "form" | "wide" | "week" | "whole" | "sheet";
}

/** Something that has appeared with the dialog's end has taken the focus already: a link that is shown once, say. */
const isTaken = (focused: Element | null) =>
  focused !== null && focused !== document.body && !focused.matches("[role='dialog'], [role='alertdialog']");

/** What dialog.tsx opens: a dialog, and below 640 px a bottom sheet that closes by swipe, Escape, its buttons or a press outside. */
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
        {/* Not Radix' overlay: that one writes a style element, which the content security policy forbids. */}
        <div className="overlay" data-state={open ? "open" : "closed"} />
        <RadixDialog.Content
          ref={sheet}
          className={classNames("layer", size && `is-${size}`)}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            // Not the button that closes it.
            const first =
              initialFocus?.current ?? (size === "sheet" && body.current?.querySelector<HTMLElement>(focusable));
            if (!first) return;
            event.preventDefault();
            // A button of the foot is in sight already; scrolling to it would hide how the dialog begins.
            first.focus({ preventScroll: true });
          }}
          onEscapeKeyDown={(event) => {
            // It closes the open list of a field first.
            if (document.activeElement?.matches("[role=combobox][aria-expanded=true]")) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            // Radix would look for a trigger of its own, which these dialogs do not have.
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
