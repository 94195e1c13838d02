import type { CompanyApplicationListItem, JobApplicationListItem } from "@contracts/applications/application";
import type { PeopleView } from "@/applications/company/people/people-view";
import type { Moves } from "@/applications/company/use-moves";

export type Item = JobApplicationListItem | CompanyApplicationListItem;

/** What every part of a list of people works with. */
export interface PeopleContext {
  view: PeopleView;
  moves: Moves;
  /** The job whose people they are; null for those of all jobs. */
  jobId: string | null;
  companyId: string;
  /** They may be given to colleagues, who may be read: not by who sees only what is assigned to them. */
  seesColleagues: boolean;
  /** Opens what is written to these people, all of one job. */
  email: (ids: string[]) => void;
  ticked: ReadonlyMap<string, Item>;
  /** Rows of a phone have ticks in place of their avatars. */
  isSelecting: boolean;
  tick: (people: readonly Item[], isOn: boolean) => void;
}
