import { adminInvitationSchema } from "@contracts/invitations/invitation-input";
import { zodResolver } from "@hookform/resolvers/zod";
import { ShieldCheck } from "lucide-react";
import { useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { formOptions } from "@/components/form/form";
import { InvitedNameFields } from "@/components/form/invited-name-fields";
import { Icon } from "@/components/ui/icon";
import { InvitationForm, type InvitationFormFrame } from "@/invitations/company/invitation-form";
import { outcomeTexts } from "@/invitations/company/outcome";
import { useSendInvitation } from "@/invitations/data/invitation-send-mutation";

const texts = outcomeTexts("admin", "Failed to create admin invitation. Error:");

const Reach = () => (
  <p className="notice border-transparent bg-sunken p-3 text-sm">
    <Icon icon={ShieldCheck} size="sm" className="mt-0.5 text-ink-muted" />
    <span>Administrators see every company and its documents. All of them are notified when someone joins.</span>
  </p>
);

export function AdminInvitationForm(frame: InvitationFormFrame) {
  const send = useSendInvitation("send-admin-invitation", texts);
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(adminInvitationSchema),
    defaultValues: { email: "", firstName: "", lastName: "", message: "" } satisfies z.input<
      typeof adminInvitationSchema
    >,
  });
  return (
    <InvitationForm {...frame} kind="admin" form={form} send={(values) => send.mutateAsync(values)} note={<Reach />}>
      <InvitedNameFields />
    </InvitationForm>
  );
}
