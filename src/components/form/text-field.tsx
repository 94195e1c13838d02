import { isHttpUrl } from "@contracts/addresses";
import { limits } from "@contracts/limits";
import { currencySign } from "@contracts/money";
import type { LucideIcon } from "lucide-react";
import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";
import { useFormContext } from "react-hook-form";
import { Field, type FieldBase, useField } from "@/components/form/field";
import { Icon } from "@/components/ui/icon";

type InputPass = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | ("type" | "autoComplete" | "inputMode" | "placeholder" | "maxLength" | "autoCapitalize" | "spellCheck")
  | ("enterKeyHint" | "list")
>;

interface TextFieldProps extends FieldBase, InputPass {
  icon?: LucideIcon;
  /** Makes the form's value from the text. */
  toValue?: (text: unknown) => unknown;
  /** Called on blur or Enter, before validation. */
  onLeave?: (input: HTMLInputElement) => void;
}

export function TextField(props: TextFieldProps) {
  const {
    name,
    type = "text",
    autoComplete,
    inputMode,
    placeholder,
    maxLength,
    autoCapitalize,
    spellCheck,
    enterKeyHint,
    list,
  } = props;
  const ids = useField(props);
  const { register } = useFormContext();
  // Also when undefined: another field of this name may have had one.
  const control = register(name, { setValueAs: props.toValue });
  const input = (
    <input
      {...control}
      onBlur={(event) => {
        props.onLeave?.(event.target);
        return control.onBlur(event);
      }}
      onKeyDown={(event) => event.key === "Enter" && props.onLeave?.(event.currentTarget)}
      {...ids.control}
      {...{ type, autoComplete, inputMode, placeholder, maxLength, autoCapitalize, spellCheck, enterKeyHint, list }}
      className="input"
      readOnly={ids.readOnly}
    />
  );
  return (
    <Field ids={ids} field={props}>
      {props.icon ? (
        <div className="input-wrap">
          <Icon icon={props.icon} />
          {input}
        </div>
      ) : (
        input
      )}
    </Field>
  );
}

/** An email address; the user's own for sign-in by default. */
export function EmailField(
  props: Pick<TextFieldProps, "name" | "label" | "required" | "mark" | "lockedReason" | "autoComplete" | "maxLength">,
) {
  return (
    <TextField
      autoComplete="email"
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

function wholeAddress(typed: unknown): unknown {
  if (typeof typed !== "string") return typed;
  const whole = `https://${typed.trim()}`;
  return isHttpUrl(whole) ? whole : typed;
}

/** A web address. "https://" is added if missing: to the value right away, since not every browser blurs first; to the text on leaving. */
export function UrlField(
  props: Pick<TextFieldProps, "name" | "label" | "mark" | "optional" | "placeholder" | "autoComplete">,
) {
  const { setValue } = useFormContext();
  const complete = ({ value }: HTMLInputElement) => {
    const whole = wholeAddress(value);
    if (whole !== value) setValue(props.name, whole, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <TextField
      placeholder="https://example.com"
      {...props}
      type="url"
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={limits.url}
      toValue={wholeAddress}
      onLeave={complete}
    />
  );
}

/** A date, as "2026-11-18". `min` and `max` in the same format. */
export function DateField(props: FieldBase & { min?: string; max?: string }) {
  const ids = useField(props);
  const { register } = useFormContext();
  return (
    <Field ids={ids} field={props}>
      <input
        {...register(props.name)}
        {...ids.control}
        type="date"
        min={props.min}
        max={props.max}
        className="input"
        readOnly={ids.readOnly}
      />
    </Field>
  );
}

/** An amount of money. The form's value is the typed text without symbols and spaces; `readAmount` parses it. */
export function MoneyField(props: FieldBase & { placeholder?: string; decimals?: boolean }) {
  const ids = useField(props);
  const { register } = useFormContext();
  return (
    <Field ids={ids} field={props}>
      <div className="input-wrap">
        <span className="absolute left-3 text-ink-muted pointer-events-none" aria-hidden="true">
          {currencySign}
        </span>
        <input
          {...register(props.name, {
            setValueAs: (value: unknown) =>
              typeof value === "string" ? value.replace(currencySign, "").replace(/\s/g, "") : value,
          })}
          {...ids.control}
          type="text"
          inputMode={props.decimals ? "decimal" : "numeric"}
          autoComplete="off"
          placeholder={props.placeholder}
          className="input tnum pl-7"
          readOnly={ids.readOnly}
        />
      </div>
    </Field>
  );
}

interface TextareaFieldProps
  extends FieldBase,
    Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, "rows" | "placeholder" | "maxLength" | "autoComplete"> {}

export function TextareaField(props: TextareaFieldProps) {
  const { name, rows = 4, placeholder, maxLength, autoComplete } = props;
  const ids = useField(props);
  const { register } = useFormContext();
  return (
    <Field ids={ids} field={props}>
      <textarea
        {...register(name)}
        {...ids.control}
        {...{ rows, placeholder, maxLength, autoComplete }}
        dir="auto"
        className="input"
        readOnly={ids.readOnly}
      />
    </Field>
  );
}
