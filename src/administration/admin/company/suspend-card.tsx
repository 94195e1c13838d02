import { useState } from "react";
import { SuspendDialog } from "@/administration/admin/dialogs";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

export function SuspendCard({ company: { id, name } }: { company: { id: string; name: string } }) {
  const [asking, setAsking] = useState(false);
  return (
    <Card title="Suspend">
      <p className="text-ink-muted">
        Stops posting, inviting and writing. Applicants keep their applications. You can lift it at any time.
      </p>
      <Button
        variant="danger-quiet"
        className="btn-danger-line mt-4"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        Suspend company
      </Button>
      {asking && <SuspendDialog subject={{ company: id }} name={name} onClose={() => setAsking(false)} />}
    </Card>
  );
}
