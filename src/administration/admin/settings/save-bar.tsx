import { useState } from "react";
import { useChangedSettings } from "@/administration/admin/settings/changed";
import { settingLabel } from "@/administration/model/setting-words";
import { FormActions } from "@/components/form/form-actions";
import { SubmitButton } from "@/components/form/submit-button";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { formatCount, formatList } from "@/lib/format";

/** Lists unsaved changes, with Save. Appears with the first change. */
export function SaveBar({ onDiscard }: { onDiscard: () => void }) {
  const changed = useChangedSettings();
  const [asks, setAsks] = useState(false);
  if (changed.length === 0) return null;
  return (
    <FormActions pinned>
      <SubmitButton busyLabel="Saving...">Save changes</SubmitButton>
      <Button variant="quiet" onClick={() => (changed.length > 1 ? setAsks(true) : onDiscard())}>
        Discard
      </Button>
      <p className="formbar-count min-w-0 grow basis-32" role="status">
        <b className="font-semibold">{formatCount(changed.length, "unsaved change")}</b>
        <span className="block break-words text-ink-muted text-sm">{formatList(changed.map(settingLabel))}</span>
      </p>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={`Discard ${changed.length} changes?`}
        confirmLabel="Discard changes"
        danger
        onConfirm={() => {
          setAsks(false);
          onDiscard();
        }}
      />
    </FormActions>
  );
}
