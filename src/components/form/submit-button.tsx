import { useFormState } from "react-hook-form";
import { Button, type ButtonProps } from "@/components/ui/button";

/** Sends its form; busy while the form is being sent. */
export function SubmitButton({ variant = "primary", busy, ...rest }: Omit<ButtonProps, "type">) {
  const { isSubmitting } = useFormState();
  return <Button {...rest} variant={variant} type="submit" busy={busy ?? isSubmitting} />;
}
