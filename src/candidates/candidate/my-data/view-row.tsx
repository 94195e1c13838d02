import type { ProfileView } from "@contracts/accounts/my-data";
import { productName } from "@contracts/operator";
import { viewWords } from "@/candidates/model/view-words";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { AppLink } from "@/components/ui/app-link";
import { paths } from "@/config/paths";
import { formatDate } from "@/lib/format-date";
import { formatTime } from "@/lib/format-time";

/** A company that viewed the profile, when and why; in columns from 768 px. */
export function ViewRow({ view, managedBy }: { view: ProfileView; managedBy: string | null }) {
  const name = view.company?.name ?? productName;
  const { what, why } = viewWords(view, managedBy);
  return (
    <li className="row max-md:items-start md:min-h-15 md:py-2.5">
      <CompanyAvatar name={name} logo={view.company?.logo_url ?? null} />
      <div className="min-w-0 grow grid-cols-[minmax(0,1.05fr)_7.5rem_minmax(0,1.1fr)] items-center gap-x-3.5 md:grid">
        <p className="break-words font-semibold">{name}</p>
        <p className="tnum text-sm text-ink-muted">
          <time dateTime={view.viewed_at}>
            {formatDate(view.viewed_at)}
            <span className="md:block">
              <span className="md:hidden">, </span>
              {formatTime(view.viewed_at)}
            </span>
          </time>
        </p>
        <p className="break-words text-sm text-ink-muted">
          <span className="text-ink md:block">{what}</span>
          <span className="md:hidden">: </span>
          {view.application ? (
            <AppLink
              className="touch underline-offset-3 hover:text-ink hover:underline"
              to={paths.candidate.application(view.application.id)}
            >
              {why}
            </AppLink>
          ) : (
            <span>{why}</span>
          )}
        </p>
      </div>
    </li>
  );
}
