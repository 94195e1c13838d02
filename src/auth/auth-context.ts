import type { AppRole } from "@contracts/enums";
import { createContext } from "react";

interface AuthUser {
  id: string;
  email: string;
}

/** The likely user and role, until the server confirms them. */
export interface Guess {
  user: AuthUser;
  role: AppRole;
}

/** The user. `role` only affects the UI; the server checks every right itself (ARCHITECTURE: Security model). */
export type AuthState =
  | { status: "loading"; user: null; role: null; guess?: Guess | null }
  | { status: "signed-out"; user: null; role: null }
  | { status: "signed-in"; user: AuthUser; role: AppRole };

interface AuthActions {
  /** Refetches the role after something that may have changed it. */
  refreshRole: () => Promise<void>;
  /** Signs out here, whatever the server says, and everywhere; a toast reports the result. Resolves to false when only here. */
  signOut: () => Promise<boolean>;
}

export const AuthContext = createContext<(AuthState & AuthActions) | null>(null);
