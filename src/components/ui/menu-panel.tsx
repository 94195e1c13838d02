import * as Dropdown from "@radix-ui/react-dropdown-menu";
import { Fragment, type ReactNode, useId } from "react";
import { AppLink } from "@/components/ui/app-link";
import type { MenuItem } from "@/components/ui/menu-item";
import { MenuWords } from "@/components/ui/menu-words";
import { exceptOn, type PopupProps } from "@/components/ui/popup-button";

interface MenuPanelProps extends PopupProps {
  header?: ReactNode;
  align?: "start" | "end" | undefined;
  items: readonly MenuItem[];
}

type Button = PopupProps["button"];

function Entry({ item, button }: { item: MenuItem; button: Button }) {
  if ("to" in item) {
    return (
      <Dropdown.Item className="menu-item" asChild>
        <AppLink to={item.to}>
          <MenuWords item={item} />
        </AppLink>
      </Dropdown.Item>
    );
  }
  return (
    <Dropdown.Item
      className={item.danger ? "menu-item text-bad-text" : "menu-item"}
      disabled={item.disabled}
      aria-keyshortcuts={item.shortcut}
      aria-current={item.isCurrent || undefined}
      onSelect={(event) => {
        if (item.staysOpen) event.preventDefault();
        // A dialog it opens returns the focus to the button, because the item is gone by then.
        else button.current?.focus();
        item.onSelect();
      }}
    >
      <MenuWords item={item} danger={item.danger} />
    </Dropdown.Item>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <Dropdown.Group aria-labelledby={id}>
      <Dropdown.Label id={id} className="menu-h">
        {name}
      </Dropdown.Label>
      <div className="menu-links">{children}</div>
    </Dropdown.Group>
  );
}

/** The entries, with those of a group combined. */
function inRuns(items: readonly MenuItem[]): MenuItem[][] {
  const runs: MenuItem[][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last && item.group !== undefined && last[0]?.group === item.group) last.push(item);
    else runs.push([item]);
  }
  return runs;
}

/** The opened part of Menu, loaded on demand; on phones a sheet. */
export default function MenuPanel({
  open,
  onOpenChange,
  button,
  buttonId,
  openedByKey,
  header,
  align,
  items,
}: MenuPanelProps) {
  return (
    <Dropdown.Root open={open} onOpenChange={onOpenChange} modal={false}>
      {/* Only the anchor: the visible button stays ours, so that it keeps the focus while this code loads. */}
      <Dropdown.Trigger asChild>
        <span className="pointer-events-none absolute inset-0" tabIndex={-1} aria-hidden="true" />
      </Dropdown.Trigger>
      {/* Inline, not in a portal: it stays in its landmark, and the page stays readable. */}
      <Dropdown.Content
        className="menu"
        align={align ?? "end"}
        sideOffset={6}
        collisionPadding={8}
        aria-labelledby={buttonId}
        onInteractOutside={exceptOn(button)}
        onFocus={({ target, currentTarget }) => {
          if (!openedByKey.current || target !== currentTarget) return;
          openedByKey.current = false;
          currentTarget.querySelector<HTMLElement>("[role='menuitem']:not([aria-disabled])")?.focus();
        }}
        onKeyDownCapture={(event) => {
          const item = items.find(({ shortcut }) => shortcut === event.key);
          if (!item || !("onSelect" in item) || item.disabled) return;
          // The library would run its typeahead.
          event.preventDefault();
          event.stopPropagation();
          onOpenChange(false);
          item.onSelect();
        }}
        // The library handles Escape only a moment after the menu has the focus, once it knows it is the top layer.
        onKeyDown={(event) => event.key === "Escape" && onOpenChange(false)}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // A dialog or field opened by an item has the focus: moving it even briefly would count as leaving it empty.
          const opened = document.activeElement?.closest("[role='dialog'], [role='alertdialog'], input");
          if (!opened || opened.contains(button.current)) button.current?.focus();
        }}
      >
        {header !== undefined && (
          <>
            <div className="px-2.5 pt-1 pb-2">{header}</div>
            <div className="menu-sep mt-0" />
          </>
        )}
        {inRuns(items).map((run) => {
          const [first] = run;
          const entries = run.map((item) => <Entry key={item.id ?? item.label} item={item} button={button} />);
          return (
            <Fragment key={first?.id ?? first?.label}>
              {first?.separated && <Dropdown.Separator className="menu-sep" />}
              {first?.group === undefined ? entries : <Group name={first.group}>{entries}</Group>}
            </Fragment>
          );
        })}
      </Dropdown.Content>
    </Dropdown.Root>
  );
}
