import { Handshake } from "lucide-react";
import { throughWords } from "@/components/product/put-forward-words";
import { Notice } from "@/components/ui/notice";
import { myPutForwardsQuery } from "@/data/partners/my-put-forwards-query";
import { useEagerQuery } from "@/lib/use-eager-query";

/** Who would like to put the reader forward for this job, and that sending the application agrees to it (RULES: Partnerships). */
export function PutForwardLine({ jobId, userId }: { jobId: string; userId: string }) {
  const { data } = useEagerQuery(myPutForwardsQuery(userId));
  const asked = data?.find(({ job }) => job.id === jobId);
  if (!asked) return null;
  return (
    <Notice icon={Handshake} title={`${asked.by.name} would like to put you forward for this job`}>
      Sending your application agrees to it. {throughWords(asked)}
    </Notice>
  );
}
