import { useEffect } from "react";
import { useAuth } from "@/auth/use-auth";
import { useTakeTicks } from "@/jobs/public/use-take-ticks";
import { areTicksOf } from "@/lib/ticks-owner";

/** Takes what a visitor ticked into the profile they signed up for to keep it, on whichever page they come in. */
export function useKeptTicks(): void {
  const { user, role } = useAuth();
  const userId = user?.id ?? "";
  const { take, isIdle } = useTakeTicks(userId);
  const isTheirs = role === "candidate" && areTicksOf(userId);
  useEffect(() => {
    if (isTheirs && isIdle) take();
  }, [isTheirs, isIdle, take]);
}
