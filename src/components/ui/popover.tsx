import { lazy, type ReactNode } from "react";
import { PopupButton } from "@/components/ui/popup-button";

interface PopoverProps {
  /** Names the button. */
  label: string;
  /** What the button shows. */
  button: ReactNode;
  /** Heads the panel and names it. */
  title: string;
  /** At the end of the title row. */
  aside?: ReactNode;
  /** What the panel shows, rendered while it is open. */
  children: (close: () => void) => ReactNode;
}

const loadPanel = () => import("@/components/ui/popover-panel");
const PopoverPanel = lazy(loadPanel);

/** A button with a panel beside it, on phones a sheet; the page stays usable meanwhile. */
export function Popover({ label, button, children, ...panel }: PopoverProps) {
  return (
    <PopupButton
      label={label}
      popup="dialog"
      load={loadPanel}
      renderPopup={(popup) => (
        <PopoverPanel {...panel} {...popup}>
          {children(() => popup.onOpenChange(false))}
        </PopoverPanel>
      )}
    >
      {button}
    </PopupButton>
  );
}
