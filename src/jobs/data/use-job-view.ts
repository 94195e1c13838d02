import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { browserStore } from "@/lib/browser-storage";
import { callProcedure } from "@/lib/call-procedure";
import { rememberSource } from "@/lib/job-source";

const key = "fairmatch.visitor";

/** A random id for one day, so that a visitor counts once; it reveals nothing about them. */
function visitorOf(day: string): string {
  const [known, id] = (browserStore.getItem(key) ?? "").split(" ");
  if (known === day && id) return id;
  const made = crypto.randomUUID();
  browserStore.setItem(key, `${day} ${made}`);
  return made;
}

/** Counts a job's view, and records how the reader got there. Nothing on the page waits for it. */
export function useJobView(jobId: string | undefined): void {
  const { state } = useLocation();
  useEffect(() => {
    if (!jobId) return;
    rememberSource(jobId, state);
    const day = new Date().toISOString().slice(0, 10);
    // A view that couldn't be counted isn't the reader's problem.
    callProcedure("note_job_view", { p_job_id: jobId, p_visitor: visitorOf(day) }).catch(() => {});
  }, [jobId, state]);
}
