import { useQuery } from "@tanstack/react-query";
import { frameQuery } from "@/accounts/data/frame-query";
import { useAuth } from "@/auth/use-auth";

export function useFrame() {
  const { user } = useAuth();
  return useQuery(frameQuery(user?.id ?? null));
}
