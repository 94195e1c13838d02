import type { ComponentProps, ReactNode } from "react";
import { loadLater } from "@/components/ui/load-later";
import type PopoverPanelType from "@/components/ui/popover-panel";
import { PopupButton } from "@/components/ui/popup-button";

interface PopoverProps {
  label: string;
  button: ReactNode;
  title: string;
  /** At the end of the title row. */
  aside?: ReactNode;
  /** Which edges of button and panel align. */
  align?: "start" | "end";
  className?: string;
  /** Preloads the panel's content on hover. */
  preload?: () => void;
  /** The panel's content, rendered while open. */
  children: (close: () => void) => ReactNode;
}

const loadPanel = () => import("@/components/ui/popover-panel");
const PopoverPanel = loadLater<ComponentProps<typeof PopoverPanelType>>(async () => (await loadPanel()).default, {
  onMissing: ({ onMissing }) => onMissing(),
});

/** A button with a panel next to it, on phones a sheet; the page stays usable. */
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
