import type { ComponentProps, ReactNode } from "react";
import { loadLater } from "@/components/ui/load-later";
import type { MenuItem } from "@/components/ui/menu-item";
import type MenuPanelType from "@/components/ui/menu-panel";
import { PopupButton } from "@/components/ui/popup-button";

interface MenuProps {
  /** Names the button: "More for Senior Backend Engineer". */
  label: string;
  children: ReactNode;
  /** The button's class, "icon-btn" by default. */
  buttonClassName?: string;
  header?: ReactNode;
  /** Links to the current page. */
  isCurrent?: boolean;
  /** Which edges of button and menu align. */
  align?: "start" | "end";
  items: readonly MenuItem[];
}

const loadPanel = () => import("@/components/ui/menu-panel");
const MenuPanel = loadLater<ComponentProps<typeof MenuPanelType>>(async () => (await loadPanel()).default, {
  onMissing: ({ onMissing }) => onMissing(),
});

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
