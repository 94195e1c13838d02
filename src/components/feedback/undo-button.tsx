import { Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { undoTime } from "@/components/feedback/undo-offer";
import { Button } from "@/components/ui/button";

interface UndoButtonProps {
  ends: number;
  undo: () => void;
  /** Names what is undone, if there are several. */
  of?: string;
}

export function UndoButton({ ends, undo, of }: UndoButtonProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(tick);
  }, []);
  const [elapsed] = useState(() => undoTime - (ends - Date.now()));
  return (
    <>
      <Button
        variant="quiet"
        icon={Undo2}
        onClick={undo}
        {...(of === undefined ? { "aria-keyshortcuts": "u" } : { "aria-label": `Undo: ${of}`, size: "sm" as const })}
      >
        Undo
        <span className="tnum font-normal" aria-hidden="true">
          {Math.max(0, Math.ceil((ends - now) / 1000))} s
        </span>
      </Button>
      <i
        className="toast-time"
        style={{ animationDuration: `${undoTime}ms`, animationDelay: `${-elapsed}ms` }}
        aria-hidden="true"
      />
    </>
  );
}
