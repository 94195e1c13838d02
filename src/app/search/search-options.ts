import type { AppRole } from "@contracts/app-role";
import type { CompanyActs } from "@contracts/companies/company";
import type { FoundPerson, FoundThings } from "@contracts/companies/search";
import { searchText } from "@contracts/search-text";
import { Building2, type LucideIcon, Plus } from "lucide-react";
import type { FoundForAdmin } from "@/administration/data/search";
import { roleOf } from "@/administration/model/people-words";
import { areaPlaces, userMenuItems } from "@/app/areas";
import { headlineOf } from "@/applications/model/headline";
import { statusLook } from "@/components/product/status-look";
import { paths } from "@/config/paths";
import { formatWords } from "@/lib/format";
import type { RecentFind } from "@/lib/recent-finds";

export interface SearchOption {
  id: string;
  group: "People" | "Companies" | "Jobs" | "Colleagues" | "Recent" | "Go to";
  name: string;
  /** The second line. */
  text: string;
  to: string;
  kind: RecentFind["kind"] | "place";
  icon?: LucideIcon | undefined;
  status?: { kind: "application" | "job"; status: string } | undefined;
  resumeLine?: string | null | undefined;
}

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(", ");

const personOption = (person: FoundPerson): SearchOption => ({
  id: person.candidate_id,
  group: "People",
  kind: "person",
  name: person.name || "Unnamed candidate",
  text: joined(
    headlineOf({ candidate_title: person.title, added_by: person.added_by }),
    person.application_id
      ? `${person.added_by ? "" : "applied "}for ${person.job_title}`
      : "represented by your company",
  ),
  to: person.application_id
    ? paths.company.application(person.application_id)
    : paths.company.candidate(person.candidate_id),
  status: person.status ? { kind: "application", status: person.status } : undefined,
  resumeLine: person.resume_line,
});

export const foundOptions = (
  { people, jobs, colleagues }: FoundThings,
  can: CompanyActs | undefined,
): SearchOption[] => [
  ...people.map(personOption),
  ...jobs.map(({ id, title, status, is_expired }): SearchOption => {
    const shown = is_expired ? "closed" : status;
    return {
      id,
      group: "Jobs",
      kind: "job",
      name: title,
      text: statusLook("job", shown).word,
      to: paths.company.manageJob(id),
      status: { kind: "job", status: shown },
    };
  }),
  ...colleagues.map(
    ({ user_id, name, email, role }): SearchOption => ({
      id: user_id,
      group: "Colleagues",
      kind: "colleague",
      name: name || email,
      text: joined(formatWords(role), can?.manage_staff ? email : "their applications"),
      to: can?.manage_staff ? paths.company.team({ q: email }) : paths.company.applications({ assignee: user_id }),
    }),
  ),
];

const acts: readonly { label: string; to: () => string; act: keyof CompanyActs }[] = [
  { label: "Post a job", to: paths.company.createJob, act: "post_jobs" },
  { label: "Invite a candidate", to: paths.company.addCandidate, act: "handle_candidates" },
  { label: "Manage assignments", to: paths.company.manageAssignments, act: "assign_work" },
];

export const adminOptions = ({ people, companies, jobs }: FoundForAdmin): SearchOption[] => [
  ...people.map(
    (person): SearchOption => ({
      id: person.id,
      group: "People",
      kind: "person",
      name: person.name ?? person.email,
      text: joined(roleOf(person), person.name && person.email),
      to: paths.admin.person(person.id),
    }),
  ),
  ...companies.map(
    ({ id, name, industry, location }): SearchOption => ({
      id,
      group: "Companies",
      kind: "company",
      name,
      text: joined(formatWords(industry), location),
      to: paths.admin.company(id),
      icon: Building2,
    }),
  ),
  ...jobs.map(
    ({ id, title, company, state }): SearchOption => ({
      id,
      group: "Jobs",
      kind: "job",
      name: title,
      text: joined(company.name, statusLook("job", state).word),
      to: paths.admin.job(id),
    }),
  ),
];

/** Acts and pages the reader may open, as far as their names have the words. */
export function placeOptions(role: AppRole, can: CompanyActs | undefined, query: string): SearchOption[] {
  const words = searchText(query).split(/\s+/).filter(Boolean);
  const { items, more } = areaPlaces(role, can);
  const pages = [...items, ...more, ...userMenuItems(role)];
  const places = [
    ...acts.filter(({ act }) => can?.[act]).map(({ label, to }) => ({ label, to: to(), icon: Plus })),
    ...pages.filter(({ to }, index) => pages.findIndex((page) => page.to === to) === index),
  ];
  return places
    .filter(({ label }) => words.every((word) => searchText(label).includes(word)))
    .map(({ label, to, icon }) => ({ id: to, group: "Go to", kind: "place", name: label, text: "", to, icon }));
}

export const recentOptions = (finds: readonly RecentFind[]): SearchOption[] =>
  finds.slice(0, 5).map((find) => ({ ...find, group: "Recent" }));
