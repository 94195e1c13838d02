import * as RadixDialog from "@radix-ui/react-dialog";
import { BriefcaseBusiness, Search } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { isApple } from "@/app/search/apple-keys";
import { placeOptions, recentOptions, type SearchOption } from "@/app/search/search-options";
import { useFound } from "@/app/search/use-found";
import { useAuth } from "@/auth/use-auth";
import { useFrame } from "@/auth/use-frame";
import { useAnnounce } from "@/components/feedback/announce";
import { MarkedWords, ResumeLine } from "@/components/product/marked-words";
import { StatusBadge } from "@/components/product/status-badge";
import { Avatar } from "@/components/ui/avatar";
import { ErrorState } from "@/components/ui/error-state";
import { giveFocusBack } from "@/components/ui/handed-focus";
import { Icon } from "@/components/ui/icon";
import { Listbox, useListbox } from "@/components/ui/listbox";
import { formatCount } from "@/lib/format";
import { readRecent, rememberFind } from "@/lib/recent-finds";
import { askedFor } from "@/lib/use-search-text";
import { useSettled } from "@/lib/use-settled";

function OptionFace({ option, query }: { option: SearchOption; query: string }) {
  const { kind, name, text, icon = BriefcaseBusiness, status, resumeLine } = option;
  return (
    <>
      {kind === "person" || kind === "colleague" ? (
        <Avatar name={name} />
      ) : (
        <span className="file-ic">
          <Icon icon={icon} />
        </span>
      )}
      <span className="min-w-0 grow">
        <span className="block truncate font-medium">
          <MarkedWords text={name} query={query} />
        </span>
        {(resumeLine || text) && (
          <span className="block truncate text-ink-muted text-sm">
            {resumeLine ? <ResumeLine text={resumeLine} query={query} /> : <MarkedWords text={text} query={query} />}
          </span>
        )}
      </span>
      {status && status.kind === "application" && <StatusBadge {...status} />}
    </>
  );
}

function useSearch() {
  const { user, role } = useAuth();
  const { data: frame } = useFrame();
  const [text, setText] = useState("");
  const typed = askedFor(text);
  const query = useSettled(typed, 200);
  const { answer, options: found } = useFound(query);
  const owner = `${user?.id} ${frame?.company_id}`;
  const [recent] = useState(() => readRecent(owner));
  const isCurrent = typed === query && !answer.isPlaceholderData;
  const places = role ? placeOptions(role, frame?.can, typed) : [];
  const options: SearchOption[] = typed
    ? [...(query ? found : []), ...places.slice(0, 5)]
    : [...recentOptions(recent), ...places];
  return { text, setText, typed, answer, owner, options, isCurrent };
}

/** People, jobs, colleagues and pages by one field: a dialog, and below 640 px the whole screen. */
export function SearchPalette({ label, onClose }: { label: string; onClose: () => void }) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<Element | null>(null);
  const isLeaving = useRef(false);
  const { text, setText, typed, answer, owner, options, isCurrent } = useSearch();
  const listbox = useListbox(options, options.length > 0, 0);
  const nothing = label.replace("Search", "No").replace(/ and(?= \w+$)/, " or");
  const isFailed = typed !== "" && answer.isError;
  const isDone = typed === "" || (isCurrent && answer.data !== undefined);
  useAnnounce(isDone && typed ? formatCount(options.length, "result") : undefined);

  const choose = (option: SearchOption, { metaKey, ctrlKey }: KeyboardEvent | MouseEvent) => {
    const { id, kind, name, text, to } = option;
    if (kind !== "place") rememberFind(owner, { id, kind, name, text, to });
    if (metaKey || ctrlKey) {
      window.open(to, "_blank", "noopener");
      return;
    }
    isLeaving.current = true;
    onClose();
    navigate(to);
  };
  /** Enter pressed before results arrived. */
  const early = useRef<KeyboardEvent | null>(null);
  useEffect(() => {
    const event = early.current;
    if (!event || !(isDone || isFailed)) return;
    early.current = null;
    if (isDone && options[0]) choose(options[0], event);
  });
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      early.current = null;
      listbox.step(event.key);
    } else if (event.key === "Enter") {
      event.preventDefault();
      // Pages need no answer.
      if (listbox.active && (isDone || listbox.active.kind === "place")) choose(listbox.active, event);
      else if (!isDone && !isFailed && listbox.active === options[0]) early.current = event;
    }
  };

  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <div className="overlay" data-state="open" />
        <RadixDialog.Content
          className="layer cmd"
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            event.preventDefault();
            input.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // The target page takes the focus itself.
            if (!isLeaving.current) giveFocusBack(opener.current);
          }}
        >
          <RadixDialog.Title className="sr-only">{label}</RadixDialog.Title>
          <div className="cmd-in">
            <Icon icon={Search} />
            <input
              {...listbox.input}
              ref={input}
              type="text"
              aria-label={label}
              placeholder={label}
              value={text}
              maxLength={200}
              enterKeyHint="go"
              spellCheck={false}
              onChange={(event) => {
                early.current = null;
                setText(event.target.value);
                listbox.restart();
              }}
              onKeyDown={onKey}
            />
            <RadixDialog.Close className="btn btn-quiet btn-sm sm:hidden">Cancel</RadixDialog.Close>
            <span className="kbd max-sm:hidden" aria-hidden="true">
              esc
            </span>
          </div>
          <div className="cmd-body">
            {isFailed && (
              <ErrorState title="We couldn't search" query={answer}>
                {answer.error?.message}
              </ErrorState>
            )}
            {options.length > 0 ? (
              <Listbox
                of={listbox}
                className="cmd-list"
                label="Results"
                isBusy={!isDone}
                groupOf={({ group }) => group}
                isSelected={(option) => option === listbox.active}
                onChoose={choose}
              >
                {(option) => <OptionFace option={option} query={typed} />}
              </Listbox>
            ) : (
              !isFailed && (
                <p className="px-4 py-6 text-center text-ink-muted" role="status">
                  {isDone ? `${nothing} match '${typed}'.` : "Searching…"}
                </p>
              )
            )}
          </div>
          <div className="cmd-foot" aria-hidden="true">
            <span>
              <span className="kbd">↑</span>
              <span className="kbd">↓</span> Move
            </span>
            <span>
              <span className="kbd">↵</span> Open
            </span>
            <span>
              <span className="kbd">{isApple() ? "⌘" : "Ctrl"}</span>
              <span className="kbd">↵</span> New tab
            </span>
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
