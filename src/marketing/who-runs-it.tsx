import { useAuth } from "@/auth/use-auth";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { useSiteSettings } from "@/lib/site-settings";

/** Name, address and email of who runs this installation. Administrators read where to enter them. */
export function WhoRunsIt({ hasContactLink = true }: { hasContactLink?: boolean }) {
  const { operatorName, operatorAddress, supportEmail } = useSiteSettings();
  const { role } = useAuth();
  return (
    <section className="card" aria-labelledby="who-runs-it">
      <div className="card-body pt-4">
        <h2 className="font-semibold" id="who-runs-it">
          Who runs this site
        </h2>
        {operatorName && (
          <address className="mt-1 break-words text-ink-muted not-italic">
            {operatorName}
            {operatorAddress && <span className="block">{operatorAddress}</span>}
          </address>
        )}
        <p className="mt-2 grid justify-items-start gap-1">
          <a className="link touch select-all break-all" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
          {hasContactLink && (
            <TextLink to={paths.contact()} className="touch">
              Contact page
            </TextLink>
          )}
          {!operatorName && role === "admin" && (
            <TextLink to={paths.admin.settings()} className="touch">
              Add your name and address in settings
            </TextLink>
          )}
        </p>
      </div>
    </section>
  );
}
