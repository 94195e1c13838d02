import type { Position, ProfileHistory, School } from "@contracts/candidates/history";
import { positionDates, positionPlace, schoolDates, schoolPlace, schoolTitle } from "@/candidates/model/history-words";
import { Markdown } from "@/components/product/markdown";
import { Card } from "@/components/ui/card";

interface EntryProps {
  title: string;
  dates: string;
  place: string;
  text?: string | null;
}

function Entry({ title, dates, place, text }: EntryProps) {
  return (
    <li>
      <p className="history-title">
        <b className="font-semibold">{title}</b>
        {dates && <span className="tnum text-ink-muted text-sm">{dates}</span>}
      </p>
      {place && <p className="text-ink-muted text-sm">{place}</p>}
      {text && (
        <div className="history-text max-w-read">
          <Markdown>{text}</Markdown>
        </div>
      )}
    </li>
  );
}

/** Work history, newest first; `short` omits descriptions. */
export const WorkHistory = ({ positions, short = false }: { positions: readonly Position[]; short?: boolean }) => (
  // biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers
  <ol role="list" className="history">
    {positions.map((position) => (
      <Entry
        key={position.id}
        title={position.title}
        dates={positionDates(position)}
        place={positionPlace(position)}
        text={short ? null : position.description}
      />
    ))}
  </ol>
);

export const Education = ({ schools }: { schools: readonly School[] }) => (
  // biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers
  <ol role="list" className="history">
    {schools.map((school) => (
      <Entry key={school.id} title={schoolTitle(school)} dates={schoolDates(school)} place={schoolPlace(school)} />
    ))}
  </ol>
);

/** Both as cards, if not empty. */
export const HistoryCards = ({ positions, schools }: ProfileHistory) => (
  <>
    {positions.length > 0 && (
      <Card title="Work history">
        <WorkHistory positions={positions} />
      </Card>
    )}
    {schools.length > 0 && (
      <Card title="Education">
        <Education schools={schools} />
      </Card>
    )}
  </>
);
