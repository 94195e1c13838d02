import { useFormLock } from "@/components/form/form-lock";
import { Button, type ButtonProps } from "@/components/ui/button";

/** Submits its form; busy while it is checked and sent, and while `busy` is set. */
export function SubmitButton({ variant = "primary", busy = false, ...rest }: Omit<ButtonProps, "type">) {
  const locked = useFormLock();
  return <Button {...rest} variant={variant} type="submit" busy={busy || locked} />;
}
