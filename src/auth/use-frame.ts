import { useQuery } from "@tanstack/react-query";
import { useAuth } from "@/auth/use-auth";
import { frameQuery } from "@/data/account/frame-query";

/** The name of whoever is signed in, and what waits for them. */
export function useFrame() {
  const { user } = useAuth();
  return useQuery(frameQuery(user?.id ?? null));
}
