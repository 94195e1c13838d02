import { isEmail, isHttpUrl } from "@contracts/addresses";
import { limits } from "@contracts/limits";
import { Bold, Heading2, Italic, Link, List, ListOrdered, type LucideIcon } from "lucide-react";
import type { Command, EditorState } from "prosemirror-state";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { formats, linkAt, removeLink, setLink } from "@/components/rich-text/commands";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { placeAfter } from "@/lib/place-after";

const icons: Record<keyof typeof formats, LucideIcon> = {
  heading: Heading2,
  bold: Bold,
  italic: Italic,
  bullets: List,
  numbers: ListOrdered,
};
const names = Object.keys(formats) as (keyof typeof formats)[];

interface ToolbarProps {
  state: EditorState;
  run: (command: Command) => void;
  /** Returns the focus to the text. */
  onLeave: () => void;
  controls: string;
  disabled: boolean;
}

interface LinkFormProps extends Pick<ToolbarProps, "run"> {
  href: string;
  onClose: () => void;
}

/** The URL typed for a link, or null: a web or email address, for which "https://" or "mailto:" is optional. */
function linkOf(typed: string): string | null {
  const whole = /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`;
  if (isHttpUrl(whole)) return whole;
  const email = typed.replace(/^mailto:/i, "");
  return isEmail(email) ? `mailto:${email}` : null;
}

/** A link's URL. It is inside a form, which Enter must not submit. */
function LinkForm({ href, run, onClose }: LinkFormProps) {
  const id = useId();
  const [address, setAddress] = useState(href);
  const [isWrong, setIsWrong] = useState(false);
  const apply = () => {
    const whole = linkOf(address.trim());
    if (whole === null) {
      setIsWrong(true);
      document.getElementById(id)?.focus();
      return;
    }
    run(setLink(whole));
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Enter") apply();
    else onClose();
  };
  return (
    <div className="rich-link">
      <label className="label" htmlFor={id}>
        Link to
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          // biome-ignore lint/a11y/noAutofocus: it was opened to be filled in
          autoFocus
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://example.com"
          className="input min-w-40 grow basis-0"
          maxLength={limits.url}
          value={address}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setAddress(event.target.value);
            setIsWrong(false);
          }}
        />
        <Button onClick={apply}>{href ? "Change link" : "Add link"}</Button>
        {href && (
          <Button
            variant="quiet"
            onClick={() => {
              run(removeLink);
              onClose();
            }}
          >
            Remove link
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
      {isWrong && (
        <p className="error" id={`${id}-error`}>
          Enter a web or email address, such as https://example.com
        </p>
      )}
    </div>
  );
}

/** The editor's toolbar: one tab stop, with arrow keys. */
export function Toolbar({ state, run, onLeave, controls, disabled }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const [linkIsOpen, setLinkIsOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const link = linkAt(state);
  const count = names.length + 1;
  const go = (to: number) => {
    setCurrent(to);
    bar.current?.querySelectorAll("button")[to]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = placeAfter(event.key, current, count);
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  const button = (index: number, label: string, icon: LucideIcon, isOn: boolean, press: () => void) => (
    <button
      key={label}
      type="button"
      className="icon-btn"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-disabled={disabled || undefined}
      tabIndex={index === current ? 0 : -1}
      // Keeps the text's selection.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={() => setCurrent(index)}
      onClick={() => !disabled && press()}
    >
      <Icon icon={icon} size="sm" />
    </button>
  );
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label="Formatting"
        aria-controls={controls}
        className="rich-bar"
        onKeyDown={onKeyDown}
      >
        {names.map((name, index) =>
          button(index, formats[name].label, icons[name], formats[name].isOn(state), () => run(formats[name].run)),
        )}
        {button(names.length, "Link", Link, link !== null, () => setLinkIsOpen(!linkIsOpen))}
      </div>
      {linkIsOpen && (
        <LinkForm
          href={link?.href ?? ""}
          run={run}
          onClose={() => {
            setLinkIsOpen(false);
            onLeave();
          }}
        />
      )}
    </>
  );
}
