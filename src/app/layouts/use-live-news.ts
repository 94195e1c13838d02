import { useLocation } from "react-router-dom";
import { useAuth } from "@/auth/use-auth";
import { isId } from "@/lib/is-id";
import { useLive } from "@/notifications/data/use-live";

/** Keeps the frame, and the conversation of the application whose page is open, up to date. */
export function useLiveNews(): void {
  const { user } = useAuth();
  const { pathname } = useLocation();
  const [, id = ""] = /^\/(?:candidate|company)\/applications\/([^/]+)$/.exec(pathname) ?? [];
  useLive(user?.id ?? "", isId(id) ? id : null);
}
