import type { CompanyApplicationListItem, JobApplicationListItem } from "@contracts/applications/application";
import type { PeopleView } from "@/applications/company/people/people-view";
import type { Moves } from "@/applications/company/use-moves";

export type Item = JobApplicationListItem | CompanyApplicationListItem;

export interface PeopleContext {
  view: PeopleView;
  moves: Moves;
  /** The job; null for all jobs. */
  jobId: string | null;
  companyId: string;
  /** The reader may assign colleagues; not if they see only their own applications. */
  seesColleagues: boolean;
  /** The company is: no one can be moved or written to. */
  isPaused: boolean;
  /** Opens the message dialog for these people, all of one job. */
  email: (ids: string[]) => void;
  ticked: ReadonlyMap<string, Item>;
  /** Phone rows show checkboxes in place of avatars. */
  isSelecting: boolean;
  tick: (people: readonly Item[], isOn: boolean) => void;
}
