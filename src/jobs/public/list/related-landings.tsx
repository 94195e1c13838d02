import { type Landing, landingTitle } from "@contracts/jobs/landing";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";

export function RelatedLandings({ landings }: { landings: readonly Landing[] }) {
  if (landings.length === 0) return null;
  return (
    <nav className="wrap mt-6" aria-label="Related searches">
      <h2 className="font-semibold">Related searches</h2>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {landings.map((landing) => (
          <li key={landing.path} className="min-w-0">
            <TextLink to={`${paths.jobs.list()}/${landing.path}`} className="touch break-words">
              {landingTitle(landing)}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
