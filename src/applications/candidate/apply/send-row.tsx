import { type ReactNode, useId } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { useFormLock } from "@/components/form/form-lock";
import { classNames } from "@/components/ui/class-names";

interface SendRowProps {
  /** Its form path, where server errors show. */
  name: string;
  title: ReactNode;
  text: ReactNode;
  isSent: boolean;
  onTick: (isSent: boolean) => void;
  actions?: ReactNode;
  children?: ReactNode;
}

/** One attachment of an application, with a checkbox. */
export function SendRow({ name, title, text, isSent, onTick, actions, children }: SendRowProps) {
  const id = useId();
  const sending = useFormLock();
  const { getFieldState } = useFormContext();
  const { error } = getFieldState(name, useFormState({ name }));
  // An object holds the errors of its fields.
  const message = typeof error?.message === "string" ? error.message : undefined;
  return (
    <li className={classNames("send", !isSent && "off")}>
      <label className="send-tick">
        <input
          type="checkbox"
          className="box"
          name={name}
          checked={isSent}
          disabled={sending}
          aria-invalid={message ? true : undefined}
          aria-describedby={message && `${id}-error`}
          onChange={(event) => onTick(event.target.checked)}
        />
        <span className="min-w-0">
          {title}
          <span className="help">{text}</span>
        </span>
      </label>
      {isSent && actions && <span className="send-acts flex flex-wrap gap-1">{actions}</span>}
      {(message || (isSent && children)) && (
        <div className="send-under">
          {isSent && children}
          {message && (
            <p className="error" id={`${id}-error`}>
              {message}
            </p>
          )}
        </div>
      )}
    </li>
  );
}
