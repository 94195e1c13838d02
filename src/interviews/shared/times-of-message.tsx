import { type Interview, isToCome } from "@contracts/interviews/interview";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { interviewsQuery } from "@/interviews/data/interview-queries";
import { ProposedTimes } from "@/interviews/shared/proposed-times";

interface TimesOfMessageProps {
  applicationId: string;
  proposalId: string;
  /** For the resulting interview, unless canceled. */
  calendar?: (interview: Interview) => ReactNode;
}

/** A message's times; hidden until loaded. */
export function TimesOfMessage({ applicationId, proposalId, calendar }: TimesOfMessageProps) {
  const { data } = useQuery(interviewsQuery(applicationId));
  const proposal = data?.proposals.find(({ id }) => id === proposalId);
  if (!data || !proposal) return null;
  const interview = data.interviews.find(
    (each) => each.id === proposal.interview_id && each.starts_at === proposal.picked && isToCome(each),
  );
  return (
    <ProposedTimes proposal={proposal} applicationId={applicationId} actions={interview && calendar?.(interview)} />
  );
}
