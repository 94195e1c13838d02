import { useEffect, useState } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";

/** How long before an email can be resent to the same address, in seconds. */
const resendWait = 60;

/** Seconds until the next email is allowed. */
function useSecondsLeft(sentAt: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.min(resendWait, Math.max(0, Math.ceil((sentAt - now) / 1000) + resendWait));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), 1000);
    return () => clearTimeout(timer);
  });
  return left;
}

interface ResendButtonProps extends Pick<ButtonProps, "size" | "busy"> {
  label: string;
  /** When the last email was sent. */
  sentAt: number;
  onResend: () => void;
}

/** Resends an email, a minute after the last; counts down until then. */
export function ResendButton({ label, sentAt, onResend, ...rest }: ResendButtonProps) {
  const left = useSecondsLeft(sentAt);
  return (
    <Button
      {...rest}
      busyLabel="Sending..."
      aria-disabled={left > 0 || undefined}
      className="tnum"
      onClick={() => left === 0 && onResend()}
    >
      {left > 0 ? `${label} in ${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}` : label}
    </Button>
  );
}
