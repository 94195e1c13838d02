import * as Dropdown from "@radix-ui/react-dropdown-menu";
import { Fragment, type ReactNode } from "react";
import { AppLink } from "@/components/ui/app-link";
import type { MenuItem } from "@/components/ui/menu-item";
import { MenuWords } from "@/components/ui/menu-words";
import { exceptOn, type PopupProps } from "@/components/ui/popup-button";

interface MenuPanelProps extends PopupProps {
  header?: ReactNode;
  items: readonly MenuItem[];
}

/** The opened half of Menu, loaded when it is first wanted. */
export default function MenuPanel({ open, onOpenChange, button, buttonId, header, items }: MenuPanelProps) {
  return (
    <Dropdown.Root open={open} onOpenChange={onOpenChange} modal={false}>
      {/* Only the anchor: the visible button stays ours, so that it keeps its focus while this code arrives. */}
      <Dropdown.Trigger asChild>
        <span className="pointer-events-none absolute inset-0" tabIndex={-1} aria-hidden="true" />
      </Dropdown.Trigger>
      {/* In place, not in a portal: it stays in its landmark, and the page around it stays readable. */}
      <Dropdown.Content
        className="menu"
        align="end"
        sideOffset={6}
        collisionPadding={8}
        aria-labelledby={buttonId}
        onInteractOutside={exceptOn(button)}
        // The library hears Escape only once it knows that nothing lies above, which is a moment after the menu has the focus.
        onKeyDown={(event) => event.key === "Escape" && onOpenChange(false)}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // A dialog that an item opened has the focus: taken for a moment, its first field would count as left empty.
          const dialog = document.activeElement?.closest("[role='dialog'], [role='alertdialog']");
          if (!dialog || dialog.contains(button.current)) button.current?.focus();
        }}
      >
        {header !== undefined && (
          <>
            <div className="px-2.5 pt-1 pb-2">{header}</div>
            <div className="menu-sep mt-0" />
          </>
        )}
        {items.map((item) => (
          <Fragment key={item.id ?? item.label}>
            {item.separated && <Dropdown.Separator className="menu-sep" />}
            {"to" in item ? (
              <Dropdown.Item className="menu-item" asChild>
                <AppLink to={item.to}>
                  <MenuWords item={item} />
                </AppLink>
              </Dropdown.Item>
            ) : (
              <Dropdown.Item
                className={item.danger ? "menu-item text-bad-text" : "menu-item"}
                disabled={item.disabled}
                aria-current={item.isCurrent || undefined}
                onSelect={() => {
                  // A dialog it opens gives the focus back to where it was: the item is gone by then, the button stays.
                  button.current?.focus();
                  item.onSelect();
                }}
              >
                <MenuWords item={item} danger={item.danger} />
              </Dropdown.Item>
            )}
          </Fragment>
        ))}
      </Dropdown.Content>
    </Dropdown.Root>
  );
}
