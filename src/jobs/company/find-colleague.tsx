import type { TeamPerson } from "@contracts/jobs/team";
import { searchText } from "@contracts/search-text";
import { Avatar } from "@/components/ui/avatar";
import { Picker } from "@/components/ui/picker";
import { formatWords, personName } from "@/lib/format";

interface FindColleagueProps {
  colleagues: readonly TeamPerson[];
  onChoose: (person: TeamPerson) => void;
}

export function FindColleague({ colleagues, onChoose }: FindColleagueProps) {
  const named = colleagues.map((person) => ({ id: person.user_id, name: personName(person, "colleague"), person }));
  const find = (typed: string) => {
    const words = searchText(typed.trim());
    const choices = named.filter(({ name }) => searchText(name).includes(words));
    const empty = colleagues.length === 0 ? "Everyone is on the team." : "No colleague matches.";
    return { choices, note: choices.length === 0 ? empty : undefined };
  };
  return (
    <Picker
      label="Find a colleague"
      listLabel="Colleagues"
      nouns={["colleague"]}
      find={find}
      onChoose={({ person }) => onChoose(person)}
    >
      {({ name, person }) => (
        <>
          <Avatar name={name} />
          <span className="min-w-0 font-normal">
            {name}
            <span className="block text-ink-muted text-sm">{formatWords(person.role)}</span>
          </span>
        </>
      )}
    </Picker>
  );
}
