import { useLocation } from "react-router-dom";
import { useAuth } from "@/auth/use-auth";
import { isId } from "@/lib/is-id";
import { useLive } from "@/notifications/data/use-live";

export function useLiveNews(): void {
  const { user } = useAuth();
  const { pathname, search } = useLocation();
  const [, page] = /^\/(?:candidate|company)\/applications\/([^/]+)$/.exec(pathname) ?? [];
  const beside = pathname.startsWith("/company/") ? new URLSearchParams(search).get("person") : null;
  const id = page ?? beside ?? "";
  useLive(user?.id ?? "", isId(id) ? id : null);
}
