import { type Position, type School, sortedPositions, sortedSchools } from "@contracts/candidates/history";
import { limits } from "@contracts/limits";
import { EntriesCard } from "@/candidates/candidate/profile/history/entries-card";
import { EntryEditor } from "@/candidates/candidate/profile/history/entry-editor";
import { PositionFields, SchoolFields } from "@/candidates/candidate/profile/history/entry-fields";
import {
  positionFields,
  positionFormSchema,
  schoolFields,
  schoolFormSchema,
} from "@/candidates/model/history-form-values";
import {
  positionDates,
  positionLength,
  positionPlace,
  schoolDates,
  schoolPlace,
  schoolTitle,
} from "@/candidates/model/history-words";
import { educationLine, workLine } from "@/candidates/model/section-lines";

const joined = (...parts: string[]) => parts.filter(Boolean).join(" · ");

const sayPosition = (position: Position) => ({
  title: position.title,
  line: joined(positionPlace(position), positionDates(position), positionLength(position, new Date())),
  text: position.description,
});

const saySchool = (school: School) => ({
  title: schoolTitle(school),
  line: joined(schoolPlace(school), schoolDates(school)),
});

export const WorkHistoryCard = () => (
  <EntriesCard
    name="positions"
    title="Work history"
    empty="Add the jobs that show what you can do. We add up your years of experience from them."
    what="job"
    most={limits.positions}
    sorted={sortedPositions}
    line={workLine}
    say={sayPosition}
    editor={({ entry, ...rest }) => (
      <EntryEditor key={entry.id} {...rest} fields={positionFields(entry)} schema={positionFormSchema}>
        <PositionFields />
      </EntryEditor>
    )}
  />
);

export const EducationCard = () => (
  <EntriesCard
    name="schools"
    title="Education"
    empty="Add schools, degrees and training."
    what="school"
    most={limits.schools}
    sorted={sortedSchools}
    line={educationLine}
    say={saySchool}
    editor={({ entry, ...rest }) => (
      <EntryEditor key={entry.id} {...rest} fields={schoolFields(entry)} schema={schoolFormSchema}>
        <SchoolFields />
      </EntryEditor>
    )}
  />
);
