import type { ComponentProps, ReactNode } from "react";
import { loadLater } from "@/components/ui/load-later";
import type { MenuItem } from "@/components/ui/menu-item";
import type MenuPanelType from "@/components/ui/menu-panel";
import { PopupButton } from "@/components/ui/popup-button";

interface MenuProps {
  /** Names the button: "More for Senior Backend Engineer". */
  label: string;
  /** What the button shows. */
  children: ReactNode;
  /** The look of the button: "icon-btn" unless said otherwise. */
  buttonClassName?: string;
  header?: ReactNode;
  /** Leads to where the reader is. */
  isCurrent?: boolean;
  /** Which edges of button and menu meet. */
  align?: "start" | "end";
  items: readonly MenuItem[];
}

const loadPanel = () => import("@/components/ui/menu-panel");
const MenuPanel = loadLater<ComponentProps<typeof MenuPanelType>>(async () => (await loadPanel()).default, {
  onMissing: ({ onMissing }) => onMissing(),
});

/** A button that opens a list of actions. */
export function Menu({ label, children, buttonClassName, header, isCurrent = false, align, items }: MenuProps) {
  return (
    <PopupButton
      label={label}
      popup="menu"
      className={buttonClassName}
      isCurrent={isCurrent}
      load={loadPanel}
      renderPopup={(popup) => <MenuPanel {...popup} header={header} align={align} items={items} />}
    >
      {children}
    </PopupButton>
  );
}
