import { useEffect, useRef, useState } from "react";
import { useFormState } from "react-hook-form";
import { afterPress } from "@/components/form/blur-after-press";
import { useFormLock } from "@/components/form/form-lock";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

interface CancelButtonProps {
  /** The question if something was typed. */
  question?: string;
  /** Discards what was typed, and leaves. */
  onCancel: () => void;
}

/** Leaves its form. Asks before discarding typed text: keeping it comes first, and has the focus. */
export function CancelButton({ question = "Discard your changes?", onCancel }: CancelButtonProps) {
  const { isDirty } = useFormState();
  const sending = useFormLock();
  const isTyped = useRef(isDirty);
  useEffect(() => {
    isTyped.current = isDirty;
  }, [isDirty]);
  const [asking, setAsking] = useState(false);
  // Text typed into a list but not added counts.
  const cancel = () => afterPress(() => (isTyped.current ? setAsking(true) : onCancel()));
  return (
    <>
      <Button variant="quiet" disabled={sending} onClick={cancel}>
        Cancel
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={question}
        description="Your changes aren't saved. If you leave this page any other way, you'll still find them in this tab."
        actions={
          <>
            <Button variant="primary" onClick={() => setAsking(false)}>
              Keep editing
            </Button>
            <Button variant="danger-quiet" onClick={onCancel}>
              Discard
            </Button>
          </>
        }
      />
    </>
  );
}
