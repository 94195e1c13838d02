import type { MySubmission } from "@contracts/partners/partnership";
import { Handshake } from "lucide-react";
import { throughWords } from "@/components/product/submission-words";
import { Notice } from "@/components/ui/notice";

/** Which company would like to submit the reader to this job, and that applying agrees to it (RULES: Partnerships). */
export function SubmissionLine({ asked }: { asked: MySubmission | undefined }) {
  if (!asked) return null;
  return (
    <Notice icon={Handshake} title={`${asked.by.name} would like to submit you to this job`}>
      By sending your application, you agree to this. {throughWords(asked)}
    </Notice>
  );
}
