import { type ApplicationSource, applicationSources } from "@contracts/enums";
import type { AddressedJob } from "@contracts/page-address";
import { paths } from "@/config/paths";

const keyOf = (jobId: string) => `fairmatch.source.${jobId}`;
const isSource = (value: unknown): value is ApplicationSource => applicationSources.some((known) => known === value);

/** The public address of a job, by which its company is told that somebody came by a shared link: /jobs/…?from=shared. */
export const sharedAddress = (job: AddressedJob): string =>
  new URL(paths.jobs.detail(job, { from: "shared" }), window.location.origin).href;

function fromElsewhere(): ApplicationSource {
  try {
    return document.referrer && new URL(document.referrer).origin !== location.origin ? "site" : "direct";
  } catch {
    return "direct";
  }
}

/** Keeps for this tab how somebody came to a job, the first time: by a link of ours, a shared one, another website, or straight. */
export function rememberSource(jobId: string, state: unknown): void {
  if (sessionStorage.getItem(keyOf(jobId)) !== null) return;
  const said = (state as { source?: unknown } | null)?.source ?? new URLSearchParams(location.search).get("from");
  try {
    sessionStorage.setItem(keyOf(jobId), isSource(said) ? said : fromElsewhere());
  } catch (error) {
    console.warn("How the job was found could not be kept.", error);
  }
}

/** What was kept of it. */
export function sourceOf(jobId: string): ApplicationSource | undefined {
  const kept = sessionStorage.getItem(keyOf(jobId));
  return isSource(kept) ? kept : undefined;
}
