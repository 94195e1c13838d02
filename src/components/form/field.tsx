import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { useFormLock } from "@/components/form/form-lock";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";

export interface FieldBase {
  /** The form path. */
  name: string;
  label: ReactNode;
  help?: ReactNode;
  /** Shows an asterisk. The schema has the rule itself. */
  required?: boolean;
  /** Shows "(optional)" next to the label. */
  optional?: boolean;
  /** After the label, but not part of the control's name. */
  mark?: ReactNode;
  /** Why it can't be changed; the value is still sent. */
  lockedReason?: string;
  className?: string;
}

export interface FieldIds {
  id: string;
  error: string | undefined;
  /** The form is being sent. A disabled fieldset wraps what can't be read-only; a disabled control would lose its form value. */
  sending: boolean;
  /** For text controls, which keep the focus while sending. */
  readOnly: boolean;
  control: {
    id: string;
    "aria-invalid": true | undefined;
    "aria-describedby": string | undefined;
    "aria-required": true | undefined;
  };
}

/** Ids and error that connect a control to its label, help and message. */
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

/** The asterisk of a required field, or the word next to an optional one; both after the label. */
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

/** Below every label: control, error, help. */
function UnderLabel({ ids, field, children }: FieldFrameProps) {
  return (
    <>
      {children}
      <FieldError ids={ids} />
      <FieldHelp ids={ids} field={field} />
    </>
  );
}

/** The frame of a single control, which is not exposed as a group. */
export function FieldFrame({ field, disabled, children }: Omit<FieldFrameProps, "ids">) {
  return (
    <fieldset role="presentation" className={classNames("field min-w-0", field.className)} disabled={disabled}>
      {children}
    </fieldset>
  );
}

/** The label's id, for controls that can't use htmlFor. */
export const labelIdOf = ({ id }: FieldIds): string => `${id}-label`;

/** A single control with its label. */
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
  /** "radiogroup" for a single choice; checkbox groups lack a required attribute, so their name says it. */
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
