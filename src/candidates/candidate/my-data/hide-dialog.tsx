import type { MyManagement } from "@contracts/partners/partnership";
import { useId } from "react";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Switch } from "@/components/ui/switch";
import { useHideFromPartner } from "@/partners/data/my-submissions";

type Partner = MyManagement["partners"][number];

function PartnerLine({ partner, onHide }: { partner: Partner; onHide: (isHidden: boolean) => void }) {
  const id = useId();
  return (
    <li>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch in it is a checkbox */}
      <label className="setting items-center px-0">
        <CompanyAvatar name={partner.name} logo={partner.logo_url} size="sm" />
        <span className="min-w-0 grow break-words" id={id}>
          <span className="sr-only">Hide me from </span>
          {partner.name}
        </span>
        <Switch labelledBy={id} on={partner.is_hidden} onChange={onHide} />
      </label>
    </li>
  );
}

interface HideDialogProps {
  management: MyManagement;
  onClose: () => void;
}

export function HideDialog({ management: { company, partners }, onClose }: HideDialogProps) {
  const hide = useHideFromPartner();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Hide me from"
      description={`They can't find you, and ${company.name} can't submit you to their jobs. Open requests end. They aren't notified. You can still apply yourself.`}
      actions={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <ul className="rows">
        {partners.map((partner) => (
          <PartnerLine
            key={partner.id}
            partner={partner}
            onHide={(isHidden) => hide.mutate({ id: partner.id, name: partner.name, isHidden })}
          />
        ))}
      </ul>
    </Dialog>
  );
}
