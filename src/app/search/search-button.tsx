import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { tinykeys } from "tinykeys";
import { isApple } from "@/app/search/apple-keys";
import { useSingleKeys } from "@/applications/shared/single-keys";
import { Icon } from "@/components/ui/icon";
import { loadDialog } from "@/components/ui/load-later";

const loadPalette = async () => (await import("@/app/search/search-palette")).SearchPalette;
const Palette = loadDialog<{ label: string; onClose: () => void }>(loadPalette);

/** A layer is open above the page. */
const isCovered = () => document.querySelector("[role='dialog'], [role='alertdialog']") !== null;

/** The field in the bar, or an icon, that opens the search, also by ⌘K, Ctrl K and "/". Its code loads when it is first reached for. */
export function SearchButton({ label, isIcon }: { label: string; isIcon?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      event.preventDefault();
      if (!isCovered()) setOpen(true);
    };
    return tinykeys(window, { "Meta+k": open, "Control+k": open });
  }, []);
  useSingleKeys(true, {
    "/": (event) => {
      // A list of people with shortcuts on uses the same key for its own search.
      if (document.querySelector("main [data-search-key]")) return;
      event.preventDefault();
      setOpen(true);
    },
  });
  const ahead = () => void loadPalette().catch(() => {});
  return (
    <>
      <button
        type="button"
        className={isIcon ? "icon-btn" : "find"}
        aria-haspopup="dialog"
        aria-label={label}
        aria-keyshortcuts="Meta+K Control+K"
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={() => setOpen(true)}
      >
        <Icon icon={Search} />
        {!isIcon && (
          <>
            <span>{label}</span>
            <span className="kbd" aria-hidden="true">
              {isApple() ? "⌘K" : "Ctrl K"}
            </span>
          </>
        )}
      </button>
      {isOpen && <Palette label={label} onClose={() => setOpen(false)} />}
    </>
  );
}
