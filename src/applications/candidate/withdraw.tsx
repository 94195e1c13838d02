import type { CandidateApplicationDetail } from "@contracts/applications/application";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { loadDialog } from "@/components/ui/load-later";

const WithdrawDialog = loadDialog(
  async () => (await import("@/applications/candidate/withdraw-dialog")).WithdrawDialog,
);

export function Withdraw({ application }: { application: CandidateApplicationDetail }) {
  const [asking, setAsking] = useState(false);
  if (!application.can.withdraw) return null;
  return (
    <>
      <Button variant="danger-quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      {asking && <WithdrawDialog application={application} onClose={() => setAsking(false)} />}
    </>
  );
}
