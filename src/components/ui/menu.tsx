import { lazy, type ReactNode, Suspense, useId, useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import type { MenuItem } from "@/components/ui/menu-item";

interface MenuProps {
  /** Names the button when its content does not: "More for Senior Backend Engineer". */
  label: string;
  /** What the button shows. */
  children: ReactNode;
  /** The look of the button: "icon-btn" unless said otherwise. */
  buttonClassName?: string;
  header?: ReactNode;
  items: readonly MenuItem[];
}

const loadPanel = () => import("@/components/ui/menu-panel");
const MenuPanel = lazy(loadPanel);

/** A button that opens a list of actions. The list's code loads when the button is first pointed at, focused or pressed. */
export function Menu({ label, children, buttonClassName = "icon-btn", header, items }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const buttonId = useId();
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <span className="relative inline-flex">
      <button
        ref={button}
        id={buttonId}
        type="button"
        className={classNames(buttonClassName)}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={loadPanel}
        // The list has to be there before the key that opens it, to know that a key did and put the focus on its first entry.
        onFocus={() => setWanted(true)}
        onClick={() => (open ? setOpen(false) : show())}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          show();
        }}
      >
        {children}
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <MenuPanel
            open={open}
            onOpenChange={setOpen}
            button={button}
            buttonId={buttonId}
            header={header}
            items={items}
          />
        </Suspense>
      )}
    </span>
  );
}
