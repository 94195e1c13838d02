import {
  type ContactMessageInput,
  type ContactTopic,
  contactMessageSchema,
  contactTopics,
  contactTopicWords,
  contactWordsLength,
} from "@contracts/administration/contact";
import { limits } from "@contracts/limits";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { useSendContactMessage } from "@/administration/data/contact-messages";
import { Form, formOptions } from "@/components/form/form";
import { SelectField } from "@/components/form/select-field";
import { SubmitButton } from "@/components/form/submit-button";
import { EmailField, TextareaField, TextField } from "@/components/form/text-field";
import { useFormDraft } from "@/components/form/use-form-draft";
import { useHydrated } from "@/lib/use-hydrated";
import { topicHints } from "@/marketing/contact/topic-hints";

const topics = contactTopics.map((value) => ({ value, label: contactTopicWords[value] }));

interface ContactFormProps {
  user: { id: string; email: string } | null;
  onSent: (email: string) => void;
}

export function ContactForm({ user, onSent }: ContactFormProps) {
  const draft = { owner: user?.id ?? "visitor", name: "contact" };
  const send = useSendContactMessage({ draft });
  // A press before hydration would submit the page's address and nothing else. Text typed by then stays: no field has an initial
  // value for visitors.
  const hydrated = useHydrated();
  const form = useForm<ContactMessageInput, unknown, ContactMessageInput>({
    ...formOptions,
    resolver: zodResolver(contactMessageSchema),
    ...(user && { defaultValues: { email: user.email } }),
  });
  const clearDraft = useFormDraft(draft.owner, draft.name, form);
  const topic: ContactTopic | "" | undefined = useWatch({ control: form.control, name: "topic" });
  return (
    <Form
      form={form}
      label="Write to us"
      onSubmit={async (message) => {
        await send.mutateAsync(message);
        clearDraft();
        onSent(message.email);
      }}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="name" label="Name" optional autoComplete="name" maxLength={limits.personName} />
        <EmailField name="email" label="Email" required maxLength={limits.email} />
      </div>
      <SelectField
        name="topic"
        label="What is it about?"
        required
        options={topics}
        placeholder="Choose one"
        help={topic ? topicHints[topic] : ""}
      />
      <TextareaField name="words" label="Message" required rows={7} maxLength={contactWordsLength} />
      {/* A honeypot: hidden from people, filled in by bots. */}
      <div hidden>
        <label htmlFor="contact-website">Website</label>
        <input id="contact-website" tabIndex={-1} autoComplete="off" {...form.register("website")} />
      </div>
      <SubmitButton size="lg" busyLabel="Sending..." disabled={!hydrated} className="sm:justify-self-start">
        Send message
      </SubmitButton>
    </Form>
  );
}
