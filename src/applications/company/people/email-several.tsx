import { applicationStatusLabels } from "@contracts/applications/application-status";
import { messageFields, missingFields } from "@contracts/companies/mail-template";
import {
  type GroupMessagePreview,
  type GroupMessagePreviewPerson,
  groupMessageSchema,
} from "@contracts/conversations/group-message";
import { limits } from "@contracts/limits";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, ChevronsUpDown } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { type UseFormReturn, useForm, useFormContext, useFormState, useWatch } from "react-hook-form";
import { names } from "@/applications/model/move-words";
import { fieldNames, filledParts } from "@/companies/model/template-words";
import { FieldButtons } from "@/companies/shared/field-buttons";
import { Form, formOptions } from "@/components/form/form";
import { DialogActions, FormDialog } from "@/components/form/form-dialog";
import { TextareaField } from "@/components/form/text-field";
import { Avatar } from "@/components/ui/avatar";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { Skeleton } from "@/components/ui/skeleton";
import { groupMessageDraft, groupMessagePreviewQuery } from "@/conversations/data/group-messages";
import { formatCount } from "@/lib/format";

const nameOf = ({ name }: GroupMessagePreviewPerson) => name ?? "Deleted account";

/** The exact message for one recipient; arrow keys switch recipients. */
function Preview({ people, body }: { people: readonly GroupMessagePreviewPerson[]; body: string }) {
  const [place, setPlace] = useState(0);
  const at = Math.min(place, people.length - 1);
  const person = people[at];
  const title = useId();
  const step = (by: -1 | 1) => setPlace(Math.max(0, Math.min(at + by, people.length - 1)));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    step(event.key === "ArrowRight" ? 1 : -1);
  };
  if (!person) return null;
  return (
    <section aria-labelledby={title} className="lg:sticky lg:top-0">
      <div className="pv-head">
        <h3 id={title}>Preview</h3>
        <span role="status">
          <span className="sr-only">{nameOf(person)}, </span>
          {at + 1} of {people.length}
        </span>
        <IconButton icon={ChevronLeft} label="Previous person" disabled={at === 0} onClick={() => step(-1)} />
        <IconButton
          icon={ChevronRight}
          label="Next person"
          disabled={at === people.length - 1}
          onClick={() => step(1)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys lead through the people, and long messages scroll */}
      <section className="read" tabIndex={0} aria-label={`To ${nameOf(person)}`} onKeyDown={onKeyDown}>
        <div className="flex items-center gap-3">
          <Avatar name={nameOf(person)} />
          <div className="min-w-0">
            <b className="wrap-anywhere font-semibold">{nameOf(person)}</b>
            <p className="text-ink-muted text-sm">{`${applicationStatusLabels[person.status]}${person.fields.reply_by ? `, reply by ${person.fields.reply_by}` : ""}`}</p>
          </div>
        </div>
        <div className="wrap-anywhere whitespace-pre-line" dir="auto">
          {body.trim() ? (
            filledParts(body.trim(), person.fields).map(({ text, isFilled, at: key }) =>
              isFilled ? (
                <span key={key} className="filled">
                  {text}
                </span>
              ) : (
                text
              ),
            )
          ) : (
            <span className="text-ink-muted">Nothing written yet</span>
          )}
        </div>
      </section>
    </section>
  );
}

/** Inserts a template into the message; undoing a choice restores the text. */
function TemplateChoice({ templates }: Pick<GroupMessagePreview, "templates">) {
  const { getValues, setValue } = useFormContext<{ body: string }>();
  const [chosen, setChosen] = useState("");
  const written = useRef(new Map<string, string>());
  const select = useId();
  if (templates.length === 0) return null;
  const choose = (id: string) => {
    written.current.set(chosen, getValues("body"));
    const body = written.current.get(id) ?? templates.find((each) => each.id === id)?.body ?? "";
    setChosen(id);
    setValue("body", body, { shouldDirty: true, shouldValidate: body !== "" });
  };
  return (
    <div className="field">
      <label className="label" htmlFor={select}>
        Template
      </label>
      <div className="select-wrap">
        <select id={select} className="input select" value={chosen} onChange={(event) => choose(event.target.value)}>
          <option value="">No template</option>
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Icon icon={ChevronsUpDown} size="sm" />
      </div>
    </div>
  );
}

interface EmailSeveralProps {
  ids: readonly string[];
  /** Throws if nothing was sent. */
  onSend: (body: string) => Promise<void>;
  onClose: () => void;
}

type Words = UseFormReturn<{ body: string }>;

interface WriteProps {
  form: Words;
  preview: GroupMessagePreview;
  onSend: (body: string) => Promise<void>;
  onClose: () => void;
}

function Write({ form, preview, onSend, onClose }: WriteProps) {
  const body = useWatch({ control: form.control, name: "body" });
  const leftOutTitle = useId();
  const getters = preview.people.filter(({ problem }) => problem === null);
  const leftOut = preview.people.filter(({ problem }) => problem !== null);
  const without = messageFields.flatMap((field) => {
    const lacking = getters.filter(({ fields }) => missingFields(body, fields).includes(field));
    return lacking.length > 0
      ? [`No ${fieldNames[field].toLowerCase()}: ${names(lacking.map(({ name }) => name))}. Remove {${field}} to send.`]
      : [];
  });
  return (
    <Form form={form} label="Email several people" onSubmit={({ body: words }) => onSend(words)}>
      <div className="mail2">
        <div>
          <TemplateChoice templates={preview.templates} />
          <TextareaField name="body" label="Message" required rows={9} maxLength={limits.messageTemplate} />
          <FieldButtons name="body" fields={messageFields} />
          <div role="status" className="empty:hidden">
            {without.map((words) => (
              <p key={words} className="error">
                {words}
              </p>
            ))}
            {getters.length === 0 && <p className="error">No one left to write to.</p>}
          </div>
          {leftOut.length > 0 && (
            <section aria-labelledby={leftOutTitle}>
              <h3 id={leftOutTitle} className="label">
                Left out, {leftOut.length}
              </h3>
              {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
              <ul role="list" className="leftout">
                {leftOut.map((person) => (
                  <li key={person.application_id}>
                    <Avatar name={nameOf(person)} size="sm" />
                    <div className="wrap-anywhere">
                      <b>{nameOf(person)}</b>
                      <small>{`${person.problem ?? ""}.`}</small>
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <Preview people={getters} body={body} />
      </div>
      <p className="text-ink-muted text-sm">You can undo for 10 seconds.</p>
      <DialogActions
        busyLabel="Sending..."
        disabled={getters.length === 0 || without.length > 0}
        onClose={onClose}
      >{`Send to ${formatCount(getters.length, "person", "people")}`}</DialogActions>
    </Form>
  );
}

function titleOf({ people }: GroupMessagePreview): string {
  const count = people.filter(({ problem }) => problem === null).length;
  return count < people.length
    ? `Email ${count} of ${people.length} people`
    : `Email ${formatCount(count, "person", "people")}`;
}

export function EmailSeveral({ ids, onSend, onClose }: EmailSeveralProps) {
  const query = useQuery({ ...groupMessagePreviewQuery(ids), staleTime: 0, gcTime: 0 });
  const form = useForm({ ...formOptions, resolver: zodResolver(groupMessageSchema), defaultValues: { body: "" } });
  const { isSubmitting } = useFormState({ control: form.control });
  const preview = query.data;
  return (
    <FormDialog
      draft={groupMessageDraft(ids)}
      title={preview ? titleOf(preview) : "Email several people"}
      description={preview && `${preview.job_title}. Each person gets the message in their own conversation.`}
      size="whole"
      busy={isSubmitting}
      onClose={onClose}
    >
      {query.isPending && <Skeleton label="Loading people" rows={5} />}
      {query.isError && !preview && (
        <ErrorState title="The people couldn't be loaded" query={query}>
          {query.error.message}
        </ErrorState>
      )}
      {preview && (
        <Write
          form={form}
          preview={preview}
          onSend={async (body) => {
            await onSend(body);
            onClose();
          }}
          onClose={onClose}
        />
      )}
    </FormDialog>
  );
}
