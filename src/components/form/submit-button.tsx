import { useFormLock } from "@/components/form/form-lock";
import { Button, type ButtonProps } from "@/components/ui/button";

export function SubmitButton({ variant = "primary", busy = false, ...rest }: Omit<ButtonProps, "type">) {
  const locked = useFormLock();
  return <Button {...rest} variant={variant} type="submit" busy={busy || locked} />;
}
