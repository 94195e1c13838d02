import type { Item, PeopleContext } from "@/applications/company/people/people-context";
import { ResumeLine } from "@/components/product/marked-words";

export function FoundInResume({ context, person }: { context: PeopleContext; person: Item }) {
  const { search } = context.view.filter;
  if (!search || !person.resume_line) return null;
  return (
    <div className="text-ink-muted text-sm wrap-anywhere">
      <ResumeLine text={person.resume_line} query={search} />
    </div>
  );
}
