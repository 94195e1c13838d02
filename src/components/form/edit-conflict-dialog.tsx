import { type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

export type Side = "theirs" | "mine";

export interface ConflictingField {
  name: string;
  label: string;
  theirs: ReactNode;
  mine: ReactNode;
  /** The initial choice: mine if I changed it, too. */
  preferred: Side;
}

interface EditConflictDialogProps {
  /** Who changed it and when; null if unknown. */
  title?: string | null;
  fields: readonly ConflictingField[];
  onResolve: (choices: Record<string, Side>) => void;
  onClose: () => void;
}

export function EditConflictDialog({ title, fields, onResolve, onClose }: EditConflictDialogProps) {
  const [choices, setChoices] = useState<Record<string, Side>>(
    Object.fromEntries(fields.map(({ name, preferred }) => [name, preferred])),
  );
  const group = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title ?? "This was changed while you were editing"}
      description="Choose what to keep. Nothing is saved until you do, and nothing you wrote is lost."
      actions={
        <>
          <Button variant="primary" onClick={() => onResolve(choices)}>
            Save with these
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Keep editing
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {fields.map(({ name, label, ...sides }) => (
          <fieldset key={name} className="grid min-w-0 gap-2">
            <legend className="label mb-1.5 p-0">{label}</legend>
            {(["theirs", "mine"] as const).map((side) => (
              <label key={side} className="choice items-start">
                <input
                  type="radio"
                  className="box mt-0.5"
                  name={`${group}-${name}`}
                  checked={choices[name] === side}
                  onChange={() => setChoices({ ...choices, [name]: side })}
                />
                <span className="min-w-0 grow">
                  <span className="block font-semibold">{side === "theirs" ? "Use theirs" : "Keep mine"}</span>
                  <span className="block whitespace-pre-line break-words text-ink-muted text-sm">{sides[side]}</span>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}
