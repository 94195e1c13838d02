import type { Message, MessageFile } from "@contracts/conversations/conversation";
import { limits } from "@contracts/limits";
import { Paperclip, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useAuth } from "@/auth/use-auth";
import { announce } from "@/components/feedback/announce";
import { formOptions } from "@/components/form/form";
import { useFormDraft } from "@/components/form/use-form-draft";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { FileRow } from "@/components/product/file-row";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { useMessagesOnTheirWay, useSendMessage } from "@/conversations/data/message-mutations";
import { bucket, canTryAgain, useAttachments } from "@/conversations/shared/attachments";
import { type Draft, draftName, nothing, unsentOf } from "@/conversations/shared/unsent";
import { unfilledWords, useSlashTemplates } from "@/conversations/shared/use-slash-templates";
import { fileLimits } from "@/files/data/file-limits";
import type { AppError } from "@/lib/app-error";
import { formatFileSize, formatNumber } from "@/lib/format";

const { accept, words: acceptedWords } = fileLimits(bucket);

const fileProblem = `Send at most ${limits.messageFiles} files at once`;

function draftProblem(
  { body, files }: Draft,
  attaching: readonly { name: string; failure: AppError | null }[],
  hasTemplates: boolean,
): string | null {
  const length = body.trim().length;
  const failed = attaching.find(({ failure }) => failure !== null);
  // Don't send without an attachment that failed.
  if (failed) return `${failed.name} wasn't uploaded. Try again or remove it, then send your message`;
  if (attaching.length > 0) return "A file is still uploading. Send your message when it's done";
  // Don't send a field the template couldn't fill in.
  const unfilled = hasTemplates ? unfilledWords(body) : null;
  if (unfilled) return unfilled;
  if (length === 0 && files.length === 0) return "Write a message or attach a file";
  if (length > limits.message)
    return `Use at most ${formatNumber(limits.message)} characters. You have ${formatNumber(length)}`;
  return null;
}

interface ComposerProps {
  applicationId: string;
  /** The recipient. */
  other: string;
  readers: string;
  /** bar: one line at the bottom of the thread, on phones of the window. form: a field with its label above it. */
  look: "bar" | "form";
  /** Further things to send: times, an offer. */
  actions?: ReactNode;
  /** "/" offers the team's templates. */
  hasTemplates?: boolean;
  /** Those that have arrived. */
  messages: readonly Message[];
  onSent: (id: string) => void;
}

/**
 * Writes a message, with files stored once chosen. It shows in the thread right away; if sending fails, its text returns. Drafts
 * and messages being sent survive a reload or another sign-in.
 */
export function Composer({
  applicationId,
  other,
  readers,
  look,
  actions,
  hasTemplates = false,
  messages,
  onSent,
}: ComposerProps) {
  const { user } = useAuth();
  const send = useSendMessage(applicationId);
  const onTheirWay = useMessagesOnTheirWay(applicationId);
  const form = useForm<Draft>({ ...formOptions, defaultValues: nothing });
  useFormDraft(user?.id, draftName(applicationId), form);
  const unsent = useMemo(() => unsentOf(user?.id, applicationId), [user?.id, applicationId]);
  useEffect(() => unsent.showIn(form), [unsent, form]);
  useEffect(() => {
    for (const tried of unsent.tried()) {
      if (messages.some(({ id }) => id === tried.id)) unsent.arrived(tried.id);
      else if (!onTheirWay.some(({ id }) => id === tried.id)) unsent.comeBack(tried);
    }
  }, [unsent, messages, onTheirWay]);
  const files = form.watch("files");
  const [problem, setProblem] = useState<string | null>(null);
  const setFiles = (next: MessageFile[]) => form.setValue("files", next, { shouldDirty: true });
  const { attaching, attach, tryAgain, takeBack, discard } = useAttachments(applicationId, unsent.add);
  useUnsavedWarning(attaching.some(({ failure }) => failure === null));
  const box = useRef<HTMLTextAreaElement | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const slash = useSlashTemplates({
    applicationId,
    isOn: hasTemplates,
    body: form.watch("body"),
    box,
    onChange: (body) => form.setValue("body", body, { shouldDirty: true }),
    onMissing: setProblem,
  });
  const ids = { help: useId(), problem: useId() };

  const submit = () => {
    const draft = form.getValues();
    const found = draftProblem(draft, attaching, hasTemplates);
    setProblem(found);
    box.current?.focus();
    if (found) return;
    const message = unsent.begin(draft);
    form.reset(nothing);
    onSent(message.id);
    send.mutateAsync(message).then(
      () => {
        unsent.arrived(message.id);
        announce("Message sent");
      },
      () => unsent.comeBack(message),
    );
  };
  const choose = (chosen: FileList | null | undefined) => {
    const list = [...(chosen ?? [])];
    if (list.length > 0) setProblem(attach(list, form.getValues("files").length) ? null : fileProblem);
  };
  const remove = (path: string) => {
    setFiles(form.getValues("files").filter((file) => file.path !== path));
    void discard(path);
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (slash.onKeyDown(event)) return;
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  const { ref, onChange, onBlur, name } = form.register("body");
  const isBar = look === "bar";

  const attachments = (files.length > 0 || attaching.length > 0) && (
    // biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers
    <ul role="list" className="grid gap-2" aria-label="Files of your message">
      {files.map((file) => (
        <li key={file.path}>
          <FileRow
            name={file.name}
            meta={formatFileSize(file.size)}
            actions={<IconButton icon={X} label={`Remove ${file.name}`} onClick={() => remove(file.path)} />}
          />
        </li>
      ))}
      {attaching.map((each) => (
        <li key={each.id} role={each.failure ? "alert" : undefined}>
          <FileRow
            name={each.name}
            {...(each.failure ? { error: each.failure.message } : { progress: each.progress })}
            actions={
              <>
                {each.failure && canTryAgain(each.failure) && (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={`Try ${each.name} again`}
                    onClick={() => {
                      setProblem(null);
                      tryAgain(each);
                    }}
                  >
                    Try again
                  </Button>
                )}
                <IconButton
                  icon={X}
                  label={`Remove ${each.name}`}
                  onClick={() => {
                    setProblem(null);
                    takeBack(each.id);
                    box.current?.focus();
                  }}
                />
              </>
            }
          />
        </li>
      ))}
    </ul>
  );
  const text = (
    <textarea
      id="write"
      name={name}
      ref={(element) => {
        ref(element);
        box.current = element;
      }}
      className="input"
      dir="auto"
      rows={isBar ? 1 : 2}
      placeholder={isBar ? `Message to ${other}` : undefined}
      aria-label={isBar ? `Message to ${other}` : undefined}
      aria-describedby={classNames(problem && ids.problem, ids.help)}
      aria-invalid={problem !== null || undefined}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      {...slash.input}
      onBlur={(event) => {
        slash.onBlur();
        return onBlur(event);
      }}
      onChange={(event) => {
        void onChange(event);
        slash.onTyped(event.target.selectionStart);
        setProblem(null);
      }}
      onSelect={(event) => slash.onCaret(event.currentTarget.selectionStart)}
      onKeyDown={onKeyDown}
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        choose(event.clipboardData.files);
      }}
    />
  );
  const chooser = (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        onChange={(event) => {
          choose(event.target.files);
          event.target.value = "";
        }}
      />
      {isBar ? (
        <IconButton
          icon={Paperclip}
          label="Attach a file"
          title={acceptedWords}
          className="shrink-0"
          onClick={() => input.current?.click()}
        />
      ) : (
        <Button variant="quiet" icon={Paperclip} title={acceptedWords} onClick={() => input.current?.click()}>
          Attach
        </Button>
      )}
    </>
  );
  const help = (
    <p
      id={ids.help}
      className={classNames("text-ink-muted text-sm", isBar ? "max-md:sr-only" : "grow basis-60")}
    >{`${readers}${hasTemplates ? " Type / for a template." : ""}`}</p>
  );
  const said = problem && (
    <p id={ids.problem} className="error" role="alert">
      {problem}
    </p>
  );
  return (
    <form
      className={isBar ? "talk-foot" : "write"}
      aria-label={`Write to ${other}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        choose(event.dataTransfer.files);
      }}
    >
      {isBar ? (
        <>
          {attachments}
          {said}
          <div className="combo above">{slash.list}</div>
          <div className="composer">
            {actions}
            {chooser}
            {text}
            <Button type="submit">Send</Button>
          </div>
          {help}
        </>
      ) : (
        <>
          <label className="label" htmlFor="write">
            Write to {other}
          </label>
          {text}
          <div className="combo">{slash.list}</div>
          {attachments}
          {said}
          <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
            {help}
            <div className="flex gap-2">
              {actions}
              {chooser}
              <Button type="submit">Send</Button>
            </div>
          </div>
        </>
      )}
    </form>
  );
}
