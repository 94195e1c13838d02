import type { OfferedLine } from "@/candidates/model/resume/offered-lines";
import { lowerFirst } from "@/components/product/completion-words";
import { MatchSign } from "@/components/product/match-sign";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";

interface DecidedProps {
  words: string;
  label: string;
  /** What the resume says is not used. */
  left?: boolean;
  onUndo?: () => void;
}

/** The sign of a line that is decided, and the way back. */
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

interface FoundLineProps {
  line: OfferedLine;
  state: "open" | "used" | "kept" | "same";
  pages: string;
  /** What the profile says now, and what it said before the line was used. */
  mine: string;
  said: string;
  onUse: () => void;
  onKeep: () => void;
  onUndo: () => void;
}

/** One thing a resume says, beside what the profile says. */
export function FoundLine({ line, state, pages, mine, said, onUse, onKeep, onUndo }: FoundLineProps) {
  const label = lowerFirst(line.label);
  const beside = {
    open: mine ? `Your profile says ${mine}.` : "Your profile has none.",
    kept: mine ? `Your profile says ${mine}.` : "Your profile has none.",
    used: said ? `Your profile said ${said}.` : "Your profile had none.",
    same: "The same as on your profile.",
  }[state];
  return (
    <li className={classNames("found", state !== "open" && "is-done")}>
      <span>{line.label}</span>
      <div className="found-say">
        <span className={classNames("tnum", state !== "same" && "font-medium")} dir="auto">
          {line.says}
        </span>
        <small>{[line.detail, beside, state === "same" ? "" : pages].filter(Boolean).join(" ")}</small>
      </div>
      <div className="found-act">
        {state === "open" && (
          <>
            <Button size="sm" aria-label={`Use: ${label}`} onClick={onUse}>
              Use
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-label={`${mine ? "Keep mine" : "Leave out"}: ${label}`}
              onClick={onKeep}
            >
              {mine ? "Keep mine" : "Leave out"}
            </Button>
          </>
        )}
        {state === "used" && <Decided words="Used" label={label} onUndo={onUndo} />}
        {state === "kept" && <Decided left words={mine ? "Kept" : "Left out"} label={label} onUndo={onUndo} />}
        {state === "same" && <Decided words="Already yours" label={label} />}
      </div>
    </li>
  );
}
