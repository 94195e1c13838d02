import { EllipsisVertical, Search, SquareCheck } from "lucide-react";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";

interface PhoneMenuProps {
  onSelect: () => void;
  onSearch: () => void;
}

export const PhoneMenu = ({ onSelect, onSearch }: PhoneMenuProps) => (
  <Menu
    label="More for this list"
    items={[
      { label: "Select", icon: SquareCheck, onSelect },
      { label: "Search this list", icon: Search, onSelect: onSearch },
    ]}
  >
    <Icon icon={EllipsisVertical} />
  </Menu>
);
