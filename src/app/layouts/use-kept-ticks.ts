import { useEffect } from "react";
import { useAuth } from "@/auth/use-auth";
import { useTakeTicks } from "@/jobs/public/use-take-ticks";
import { areTicksOf } from "@/lib/ticks-owner";

/** Saves a visitor's ticks to their profile after they sign up to keep them, on whichever page they land. */
export function useKeptTicks(): void {
  const { user, role } = useAuth();
  const userId = user?.id ?? "";
  const { take, isIdle } = useTakeTicks(userId);
  const isTheirs = role === "candidate" && areTicksOf(userId);
  useEffect(() => {
    if (isTheirs && isIdle) take();
  }, [isTheirs, isIdle, take]);
}
