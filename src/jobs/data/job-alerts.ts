import type { AlertFrequency, JobAlertInput } from "@contracts/jobs/job-alert";
import { useQueryClient } from "@tanstack/react-query";
import type { JobSearch } from "@/jobs/model/search-words";
import { isMissing } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";
import { procedureQuery } from "@/lib/procedure-query";
import { useProcedure } from "@/lib/use-act";
import { useSafeMutation } from "@/lib/use-safe-send";

const silent = { meta: { silent: true } };

/** A sent request: repeating it resends its email. */
export type SentRequest = JobAlertInput & JobSearch & { id: string };

const asArguments = ({ id, email, words, filter, frequency }: SentRequest) => ({
  p_id: id,
  p_email: email,
  p_words: words,
  p_filter: filter,
  p_frequency: frequency,
});

/** Requests emails about new jobs of a search. The response is the same for every address. */
export const useRequestAlert = () =>
  useSafeMutation({
    act: "request_job_alert",
    send: async (asked: JobAlertInput & JobSearch, id): Promise<SentRequest> => {
      const request = { ...asked, id };
      await callProcedure("request_job_alert", asArguments(request));
      return request;
    },
    meta: { errorTitle: "The email wasn't sent" },
  });

export const useResendAlert = () =>
  useProcedure("request_job_alert", asArguments, { meta: { errorTitle: "The email wasn't sent" } });

/** The alert behind a confirmation link. Throws AppError 404. */
export const alertRequestQuery = (token: string) => procedureQuery("get_job_alert_request", { p_token: token }, silent);

/** Starts the alert; toasts name its search. */
export const useConfirmAlert = (token: string) =>
  useProcedure("confirm_job_alert", (name: string) => ({ p_token: token, p_name: name }), {
    meta: { errorTitle: "The alert wasn't started" },
  });

/** Sends a new link to replace an expired one. */
export const useRenewAlert = (token: string) =>
  useProcedure("renew_job_alert_request", () => ({ p_token: token }), {
    meta: {
      errorTitle: "The email wasn't sent",
      // It was sent before, if the response was lost.
      errorMessage: (error) =>
        isMissing(error)
          ? "You may have a newer link in your email already. If not, set up a new alert."
          : error.message,
    },
  });

/** The alerts of an address, by the link in their emails. Throws AppError 404. */
export const jobAlertsQuery = (token: string) => procedureQuery("get_job_alerts", { p_token: token }, silent);

/** Caches a mutation's response as the current alerts. */
function useKept(token: string) {
  const client = useQueryClient();
  return { onSuccess: (alerts: object) => client.setQueryData(jobAlertsQuery(token).queryKey, alerts as never) };
}

export const useChangeAlert = (token: string) =>
  useProcedure(
    "change_job_alert",
    ({ id, frequency }: { id: string; frequency: AlertFrequency }) => ({
      p_token: token,
      p_id: id,
      p_frequency: frequency,
    }),
    { ...useKept(token), meta: { errorTitle: "The alert wasn't changed" } },
  );

/** Stops alerts, or restarts stopped ones. */
export const useStopAlerts = (token: string) =>
  useProcedure(
    "stop_job_alerts",
    ({ ids, isStopping }: { ids: string[]; isStopping: boolean }) => ({
      p_token: token,
      p_ids: ids,
      p_stop: isStopping,
    }),
    { ...useKept(token), meta: { errorTitle: "That didn't work" } },
  );
