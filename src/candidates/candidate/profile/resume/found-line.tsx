import { MatchSign } from "@/components/product/match-sign";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";

interface DecidedProps {
  words: string;
  label: string;
  /** The finding is not used. */
  left?: boolean;
  onUndo?: () => void;
}

/** A decided line's mark, with undo. */
export function Decided({ words, label, left = false, onUndo }: DecidedProps) {
  return (
    <>
      <MatchSign fit={left ? "none" : "match"} label={null} />
      <span className={classNames("text-sm", !onUndo && "text-ink-muted")}>{words}</span>
      {onUndo && (
        <Button size="sm" variant="quiet" aria-label={`Undo: ${label}`} onClick={onUndo}>
          Undo
        </Button>
      )}
    </>
  );
}

export type LineState = "open" | "used" | "skipped" | "same";

interface FoundLineProps {
  label: string;
  /** What its buttons are about: "title", "Senior Engineer". */
  name: string;
  says: string;
  note: string;
  state: LineState;
  onUse: () => void;
  onSkip: () => void;
  onUndo: () => void;
}

export function FoundLine({ label, name, says, note, state, onUse, onSkip, onUndo }: FoundLineProps) {
  return (
    <li className={classNames("found", state !== "open" && "is-done")}>
      <span className="tnum">{label}</span>
      <div className="found-say">
        <span className={classNames("tnum", state !== "same" && "font-medium")} dir="auto">
          {says}
        </span>
        {note && <small>{note}</small>}
      </div>
      <div className="found-act">
        {state === "open" && (
          <>
            <Button size="sm" aria-label={`Use: ${name}`} onClick={onUse}>
              Use
            </Button>
            <Button size="sm" variant="quiet" aria-label={`Skip: ${name}`} onClick={onSkip}>
              Skip
            </Button>
          </>
        )}
        {state === "used" && <Decided words="Used" label={name} onUndo={onUndo} />}
        {state === "skipped" && <Decided left words="Skipped" label={name} onUndo={onUndo} />}
        {state === "same" && <Decided words="Already yours" label={name} />}
      </div>
    </li>
  );
}
