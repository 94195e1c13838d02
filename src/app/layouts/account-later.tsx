import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { AreaBarPlaceholder } from "@/app/layouts/area-bar-placeholder";

type Account = typeof import("@/app/layouts/account");

/** A part of what only somebody signed in has, with something of its size in its place until its code is there. */
function later<Props extends object>(
  pick: (account: Account) => ComponentType<Props>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Later = lazy(async () => ({
    default: pick(await import("@/app/layouts/account")),
  })) as unknown as ComponentType<Props>;
  return (props) => (
    <Suspense fallback={fallback}>
      <Later {...props} />
    </Suspense>
  );
}

export const AccountButtons = later((account) => account.AccountButtons, <span className="icon-btn" />);
export const AccountLinks = later((account) => account.AccountLinks);
export const SignOutButton = later((account) => account.SignOutButton);
export const AccountAreaBar = later((account) => account.AccountAreaBar, <AreaBarPlaceholder />);
export const AccountTabBar = later((account) => account.AccountTabBar);
