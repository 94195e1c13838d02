import type { ComponentProps, ReactNode } from "react";
import { loadLater } from "@/components/ui/load-later";
import type PopoverPanelType from "@/components/ui/popover-panel";
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
  /** Which edges of button and panel meet. */
  align?: "start" | "end";
  className?: string;
  /** Fetches what the panel shows, as soon as the button is pointed at. */
  preload?: () => void;
  /** What the panel shows, rendered while it is open. */
  children: (close: () => void) => ReactNode;
}

const loadPanel = () => import("@/components/ui/popover-panel");
const PopoverPanel = loadLater<ComponentProps<typeof PopoverPanelType>>(async () => (await loadPanel()).default, {
  onMissing: ({ onMissing }) => onMissing(),
});

/** A button with a panel beside it, on phones a sheet; the page stays usable meanwhile. */
export function Popover({ label, button, preload, className, children, ...panel }: PopoverProps) {
  return (
    <PopupButton
      label={label}
      {...(className && { className })}
      popup="dialog"
      load={() => {
        preload?.();
        return loadPanel();
      }}
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
