import { use } from "react";
import { AuthContext } from "@/auth/auth-context";

/** The session and the role; throws outside AuthProvider. */
export function useAuth() {
  const context = use(AuthContext);
  if (!context) throw new Error("useAuth must be used within an AuthProvider");
  return context;
}
