import { type ApplicationSource, applicationSources } from "@contracts/enums";
import type { AddressedJob } from "@contracts/page-address";
import { paths } from "@/config/paths";
import { tabStore } from "@/lib/browser-storage";

const keyOf = (jobId: string) => `fairmatch.source.${jobId}`;
const isSource = (value: unknown): value is ApplicationSource => applicationSources.some((known) => known === value);

/** A job's public URL that marks a shared link: /jobs/…?from=shared. */
export const sharedAddress = (job: AddressedJob): string =>
  new URL(paths.jobs.detail(job, { from: "shared" }), window.location.origin).href;

function fromElsewhere(): ApplicationSource {
  try {
    return document.referrer && new URL(document.referrer).origin !== location.origin ? "site" : "direct";
  } catch {
    return "direct";
  }
}

/** Remembers for this tab how the reader first got to a job: by our link, a shared one, another website, or directly. */
export function rememberSource(jobId: string, state: unknown): void {
  if (tabStore.getItem(keyOf(jobId)) !== null) return;
  const said = (state as { source?: unknown } | null)?.source ?? new URLSearchParams(location.search).get("from");
  tabStore.setItem(keyOf(jobId), isSource(said) ? said : fromElsewhere());
}

/** The remembered source. */
export function sourceOf(jobId: string): ApplicationSource | undefined {
  const kept = tabStore.getItem(keyOf(jobId));
  return isSource(kept) ? kept : undefined;
}
