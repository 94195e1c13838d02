import type { ErrorState, PlatformError } from "@contracts/administration/health";
import { ChevronRight, Copy } from "lucide-react";
import { useSetErrorState } from "@/administration/data/health";
import { toast } from "@/components/feedback/toast";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { KeyValues } from "@/components/ui/key-values";
import { formatCount } from "@/lib/format";
import { formatMoment } from "@/lib/format-time";

const stateWords: Record<ErrorState, string> = { open: "open again", fixed: "marked as fixed", ignored: "ignored" };

function textOf({ message, source, screen, version, browsers, times, stack }: PlatformError): string {
  const met = `${source} ${screen}, version ${version ?? "unknown"}, ${times} times, ${Object.keys(browsers).join(", ")}`;
  return [message, met, stack ?? ""].join("\n");
}

/** An error in one line, with details for developers collapsed below. */
export function ErrorRow({ error, state }: { error: PlatformError; state: ErrorState }) {
  const { id, message, screen, version, browsers, times, first_seen_at, last_seen_at, stack } = error;
  const setState = useSetErrorState();
  const mark = async (next: ErrorState) => {
    await setState.mutateAsync({ id, state: next });
    toast.success({
      title: `Error ${stateWords[next]}`,
      action: { label: "Undo", onSelect: () => setState.mutate({ id, state }) },
    });
  };
  const button = (next: ErrorState, label: string) => (
    <Button size="sm" variant="quiet" busy={setState.isPending} onClick={() => void mark(next).catch(() => {})}>
      {label}
    </Button>
  );
  return (
    <li>
      <details className="group">
        <summary className="flex cursor-pointer list-none flex-wrap items-start gap-x-4 px-5 py-3 hover:bg-hover max-md:px-4">
          <span className="flex min-w-0 grow basis-64 gap-2 font-semibold">
            <Icon icon={ChevronRight} size="sm" className="mt-0.75 group-open:rotate-90" />
            <span className="min-w-0 break-words">{message}</span>
          </span>
          <span className="text-ink-muted text-sm max-md:pl-6">
            {[screen, version, formatCount(times, "time"), formatMoment(last_seen_at)].filter(Boolean).join(" · ")}
          </span>
        </summary>
        <div className="grid gap-3 px-5 pb-5 max-md:px-4">
          <KeyValues
            empty="None"
            items={[
              { label: "First seen", value: formatMoment(first_seen_at) },
              {
                label: "Browsers",
                value: Object.entries(browsers)
                  .map(([name, n]) => `${name} (${n})`)
                  .join(", "),
              },
            ]}
          />
          {stack && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
            <pre className="health-stack" tabIndex={0}>
              {stack}
            </pre>
          )}
          <div className="flex flex-wrap items-center gap-2">
            <Button
              size="sm"
              icon={Copy}
              onClick={() =>
                void navigator.clipboard.writeText(textOf(error)).then(
                  () => toast.success({ title: "Copied" }),
                  () => toast.error({ title: "Your browser blocked copying", description: "Select the text instead." }),
                )
              }
            >
              Copy for a developer
            </Button>
            {state !== "fixed" && button("fixed", "Mark as fixed")}
            {state !== "ignored" && button("ignored", "Ignore")}
            {state !== "open" && button("open", "Open again")}
          </div>
          {state === "open" && (
            <p className="text-ink-muted text-sm">If it happens again in a later version, it reopens on its own.</p>
          )}
        </div>
      </details>
    </li>
  );
}
