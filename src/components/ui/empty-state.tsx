import type { ReactNode } from "react";

export function EmptyState({
  title,
  children,
  action,
}: {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="empty">
      <span className="strip" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </span>
      <p className="font-semibold">{title}</p>
      {children !== undefined && <p className="text-sm text-ink-muted">{children}</p>}
      {action !== undefined && <div className="mt-4">{action}</div>}
    </div>
  );
}
