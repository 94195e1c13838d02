import { type ApplicationSource, applicationSources } from "@contracts/enums";
import type { AddressedJob } from "@contracts/page-address";
import { paths } from "@/config/paths";

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
  if (sessionStorage.getItem(keyOf(jobId)) !== null) return;
  const said = (state as { source?: unknown } | null)?.source ?? new URLSearchParams(location.search).get("from");
  try {
    sessionStorage.setItem(keyOf(jobId), isSource(said) ? said : fromElsewhere());
  } catch (error) {
    console.warn("How the job was found could not be kept.", error);
  }
}

/** The remembered source. */
export function sourceOf(jobId: string): ApplicationSource | undefined {
  const kept = sessionStorage.getItem(keyOf(jobId));
  return isSource(kept) ? kept : undefined;
}
