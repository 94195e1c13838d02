import type { AppRole } from "@contracts/enums";
import { createContext } from "react";

export interface AuthUser {
  id: string;
  email: string;
}

/** Who most likely uses the app and as what, until the server has said so. */
export interface Guess {
  user: AuthUser;
  role: AppRole;
}

/** Who uses the app. `role` steers what is shown and nothing else; the server checks every right itself (ARCHITECTURE: Security model). */
export type AuthState =
  | { status: "loading"; user: null; role: null; guess?: Guess | null }
  | { status: "signed-out"; user: null; role: null }
  | { status: "signed-in"; user: AuthUser; role: AppRole };

export interface AuthActions {
  /** Reads the role again, after something that may have changed it. */
  refreshRole: () => Promise<void>;
  /** Signs out here, whatever the server says, and everywhere; what came of it is told in a toast. Resolves to false when only here. */
  signOut: () => Promise<boolean>;
}

export const AuthContext = createContext<(AuthState & AuthActions) | null>(null);
