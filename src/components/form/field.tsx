import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { useFormLock } from "@/components/form/form-lock";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";

/** What every field takes. */
export interface FieldBase {
  /** The field's path in the form. */
  name: string;
  label: ReactNode;
  /** Stands under the field. */
  help?: ReactNode;
  /** Marks it with an asterisk. The rule itself is the schema's. */
  required?: boolean;
  /** Says "(optional)" beside the label. */
  optional?: boolean;
  /** Stands behind the label, and is no part of the control's name. */
  mark?: ReactNode;
  /** Why it cannot be changed; the value is sent all the same. */
  lockedReason?: string;
  className?: string;
}

export interface FieldIds {
  id: string;
  error: string | undefined;
  /** The form is being sent. A disabled frame holds what cannot be read-only; a disabled control would lose its value in the form. */
  sending: boolean;
  /** For a control of text, which keeps its focus while it is sent. */
  readOnly: boolean;
  /** Spread on the control. */
  control: {
    id: string;
    "aria-invalid": true | undefined;
    "aria-describedby": string | undefined;
    "aria-required": true | undefined;
  };
}

/** The ids and the error that tie a control to its label, help and message. */
export function useField({ name, help, required, lockedReason }: FieldBase): FieldIds {
  const id = useId();
  const { getFieldState } = useFormContext();
  const state = useFormState({ name });
  const error = getFieldState(name, state).error?.message;
  const sending = useFormLock();
  const describedBy = [error && `${id}-error`, (help || lockedReason) && `${id}-help`];
  return {
    id,
    error,
    sending,
    readOnly: sending || lockedReason !== undefined,
    control: {
      id,
      "aria-invalid": error ? true : undefined,
      "aria-describedby": describedBy.filter(Boolean).join(" ") || undefined,
      "aria-required": required ? true : undefined,
    },
  };
}

/** The asterisk of a required field, the word beside an optional one; both after its label. */
export function Marks({ required, optional }: Pick<FieldBase, "required" | "optional">) {
  return (
    <>
      {required && (
        <span className="req" aria-hidden="true">
          {" *"}
        </span>
      )}
      {optional && <span className="opt"> (optional)</span>}
    </>
  );
}

export function FieldError({ ids }: { ids: FieldIds }) {
  if (!ids.error) return null;
  return (
    <p className="error" id={`${ids.id}-error`}>
      <Icon icon={CircleAlert} />
      <span className="min-w-0 break-words">{ids.error}</span>
    </p>
  );
}

export function FieldHelp({ ids, field }: { ids: FieldIds; field: FieldBase }) {
  const text = field.lockedReason ?? field.help;
  if (!text) return null;
  return (
    <div className="help" id={`${ids.id}-help`}>
      {text}
    </div>
  );
}

interface FieldFrameProps {
  ids: FieldIds;
  field: FieldBase;
  disabled?: boolean;
  children: ReactNode;
}

/** What stands under every label: control, error, help. */
function UnderLabel({ ids, field, children }: FieldFrameProps) {
  return (
    <>
      {children}
      <FieldError ids={ids} />
      <FieldHelp ids={ids} field={field} />
    </>
  );
}

/** What a single control stands in, for itself no group to be told of. */
export function FieldFrame({ field, disabled, children }: Omit<FieldFrameProps, "ids">) {
  return (
    <fieldset role="presentation" className={classNames("field min-w-0", field.className)} disabled={disabled}>
      {children}
    </fieldset>
  );
}

/** The id of the label, for a control that no label can be for. */
export const labelIdOf = ({ id }: FieldIds): string => `${id}-label`;

/** A single control under its label. */
export function Field(props: FieldFrameProps & { onLabel?: (() => void) | undefined }) {
  const { ids, field, onLabel } = props;
  return (
    <FieldFrame {...props}>
      <div>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: as a press of any label leads to its control */}
        <label className="label" id={labelIdOf(ids)} htmlFor={ids.id} onClick={onLabel}>
          {field.label}
          <Marks {...field} />
        </label>
        {field.mark}
      </div>
      <UnderLabel {...props} />
    </FieldFrame>
  );
}

interface FieldGroupProps extends FieldFrameProps {
  /** "radiogroup" where one is to be chosen; a group of checkboxes has no attribute that says it is required, so its name does. */
  role?: "radiogroup";
}

/** The same frame for a group of controls under one question. */
export function FieldGroup({ role, ...props }: FieldGroupProps) {
  const { ids, field } = props;
  return (
    <fieldset
      {...(role && { role, "aria-required": ids.control["aria-required"] })}
      disabled={ids.sending}
      className={classNames("field min-w-0", field.className)}
      aria-describedby={ids.control["aria-describedby"]}
      aria-invalid={ids.control["aria-invalid"]}
    >
      <legend className="label mb-1.5 p-0">
        {field.label}
        <Marks {...field} />
        {field.required && !role && <span className="sr-only"> (required)</span>}
      </legend>
      <UnderLabel {...props} />
    </fieldset>
  );
}
