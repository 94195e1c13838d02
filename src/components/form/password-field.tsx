import { Circle, CircleCheck, Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Field, type FieldBase, useField } from "@/components/form/field";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";

export interface PasswordRule {
  label: string;
  test: (password: string) => boolean;
}

interface PasswordFieldProps extends Omit<FieldBase, "lockedReason"> {
  autoComplete: "current-password" | "new-password";
  /** Listed below and ticked off while typing. */
  rules?: readonly PasswordRule[];
}

function Rules({ name, rules }: { name: string; rules: readonly PasswordRule[] }) {
  const value: unknown = useWatch({ name });
  const password = typeof value === "string" ? value : "";
  return (
    <ul className="grid gap-1 sm:grid-cols-2">
      {rules.map((rule) => {
        const met = rule.test(password);
        return (
          <li key={rule.label} className={`flex items-center gap-1.5 ${met ? "text-good-text" : ""}`}>
            <Icon icon={met ? CircleCheck : Circle} size="sm" />
            <span>
              {rule.label}
              <span className="sr-only">{met ? ", met" : ", not met yet"}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

export function PasswordField({ rules, autoComplete, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const framed = rules ? { ...field, help: <Rules name={field.name} rules={rules} /> } : field;
  const ids = useField(framed);
  const { register } = useFormContext();
  return (
    <Field ids={ids} field={framed}>
      <div className="input-wrap">
        <input
          {...register(field.name)}
          {...ids.control}
          type={shown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className="input pr-12"
          readOnly={ids.readOnly}
        />
        <IconButton
          className="end"
          icon={shown ? EyeOff : Eye}
          label={shown ? "Hide password" : "Show password"}
          onClick={() => setShown(!shown)}
        />
      </div>
    </Field>
  );
}
