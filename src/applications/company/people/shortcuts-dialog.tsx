import { useId, useState } from "react";
import { chooseKeys, keysAreOn } from "@/applications/model/keys-choice";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Switch } from "@/components/ui/switch";

const keys: readonly [keys: readonly string[], does: string][] = [
  [["J", "K"], "Next and previous person"],
  [["←", "→"], "Same position in the next stage"],
  [["Enter"], "Open next to the list"],
  [["1", "2", "3", "4", "5"], "Move to New, Under Review, Interview, Offered or Hired, if possible"],
  [["6"], "Decline"],
  [["M"], "Move the open person to the next stage"],
  [["D"], "Decline the open person"],
  [["U"], "Undo the last decision, for 10 seconds"],
  [["X"], "Select or deselect"],
  [["/"], "Search"],
  [["Esc"], "Close what is open, then clear the selection"],
  [["?"], "This list"],
];

/** The shortcuts follow the switch right away. */
function useChoice(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(keysAreOn);
  return [
    isOn,
    (next) => {
      chooseKeys(next);
      setOn(keysAreOn());
    },
  ];
}

/** The shortcuts of a list of people, with a switch for voice-control users, whose speech would trigger single letters. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useChoice();
  const labelId = useId();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Keyboard shortcuts"
      description="They apply to the highlighted person, or to the one open next to the list."
      actions={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2.5">
        {keys.map(([names, does]) => (
          <div key={does} className="contents">
            <dt className="flex gap-1">
              {names.map((name) => (
                <kbd key={name} className="kbd">
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex items-center justify-between gap-4">
        <span id={labelId}>Use these shortcuts</span>
        <Switch on={isOn} onChange={setOn} labelledBy={labelId} />
      </div>
    </Dialog>
  );
}
