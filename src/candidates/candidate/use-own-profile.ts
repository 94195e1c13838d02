import type { OwnProfile } from "@contracts/candidates/candidate";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { profileQuery } from "@/candidates/data/profile-query";
import { toast } from "@/components/feedback/toast";
import { useEagerQuery } from "@/lib/use-eager-query";

/**
 * The signed-in candidate's profile; says once that this visit created it. While `edited`, it is refetched whenever its tab gets
 * focus, because another tab may have saved it.
 */
export function useOwnProfile(userId: string, { edited = false }: { edited?: boolean } = {}) {
  const client = useQueryClient();
  const query = useEagerQuery({
    ...profileQuery(userId),
    meta: { silent: true },
    ...(edited && { refetchOnWindowFocus: "always" as const }),
  });
  const created = query.data?.created === true;
  useEffect(() => {
    if (!created) return;
    toast.success({
      title: "Profile Created",
      description: "Your candidate profile has been created. Please complete your information.",
    });
    client.setQueryData<OwnProfile>(profileQuery(userId).queryKey, (own) => own && { ...own, created: false });
  }, [created, client, userId]);
  return query;
}
