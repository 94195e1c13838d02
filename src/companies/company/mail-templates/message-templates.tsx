import type { MailTemplates, MessageTemplate, TemplatePerson } from "@contracts/companies/mail-template";
import { limits } from "@contracts/limits";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { MessageTemplateForm } from "@/companies/company/mail-templates/message-template-form";
import { useDeleteMessageTemplate, useSaveMessageTemplate } from "@/companies/data/mail-templates";
import { announce } from "@/components/feedback/announce";
import { offerUndo } from "@/components/feedback/undo-offer";
import { Button } from "@/components/ui/button";
import { Card, Row, Rows } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { formatShortDay } from "@/lib/format-date";
import { onceDone } from "@/lib/once-done";

interface MessageTemplatesProps {
  all: MailTemplates;
  people: readonly [TemplatePerson, ...TemplatePerson[]];
  isMadeUp: boolean;
}

const blank = (): MessageTemplate => ({
  id: crypto.randomUUID(),
  name: "",
  body: "",
  changed_at: "",
  changed_by: null,
});

/** The team's named messages, and an editor for one. */
export function MessageTemplates({ all, people, isMadeUp }: MessageTemplatesProps) {
  const [editing, setEditing] = useState<MessageTemplate | null>(null);
  const save = useSaveMessageTemplate(all.company_id);
  const remove = useDeleteMessageTemplate();
  const { messages, can_edit_messages: canEdit } = all;
  const isFull = messages.length >= limits.messageTemplates;

  if (editing)
    return (
      <MessageTemplateForm
        key={editing.id}
        template={editing}
        companyId={all.company_id}
        people={people}
        isMadeUp={isMadeUp}
        onClose={() => setEditing(null)}
      />
    );
  const deleteOne = (template: MessageTemplate) =>
    onceDone(remove.mutateAsync(template), () => {
      announce(`${template.name} deleted`);
      offerUndo({
        title: `Template deleted: ${template.name}`,
        undo: () => save.mutate({ ...template, seen: null }),
      });
    });
  return (
    <Card
      title="Your team's templates"
      flush
      aside={
        canEdit &&
        !isFull && (
          <Button icon={Plus} size="sm" onClick={() => setEditing(blank())}>
            New template
          </Button>
        )
      }
    >
      <p className="px-4 pb-4 text-ink-muted md:px-5">{`Type “/” in a conversation to use one, or choose it when you email several people.${isFull ? ` Your team has ${messages.length} of ${limits.messageTemplates}. Delete one to write another.` : ""}`}</p>
      {messages.length === 0 ? (
        <EmptyState title="No templates yet">
          {canEdit ? "Write a message once and use it again." : "Your team hasn't written any."}
        </EmptyState>
      ) : (
        <Rows>
          {messages.map((template) => (
            <Row key={template.id} className="items-start">
              <div className="min-w-0 grow">
                <h3 className="wrap-anywhere font-semibold">{template.name}</h3>
                <p className="line-clamp-2 wrap-anywhere text-ink-muted">{template.body}</p>
                <p className="mt-0.5 text-ink-muted text-sm">{`Changed ${formatShortDay(template.changed_at)}${template.changed_by ? ` by ${template.changed_by}` : ""}`}</p>
              </div>
              {canEdit && (
                <span className="flex flex-none items-center gap-1">
                  <Button size="sm" aria-label={`Edit ${template.name}`} onClick={() => setEditing(template)}>
                    Edit
                  </Button>
                  <IconButton icon={Trash2} label={`Delete ${template.name}`} onClick={() => deleteOne(template)} />
                </span>
              )}
            </Row>
          ))}
        </Rows>
      )}
    </Card>
  );
}
