import type { InterviewPerson } from "@contracts/interviews/interview";
import { Plus, X } from "lucide-react";
import { useController } from "react-hook-form";
import { FieldGroup, useField } from "@/components/form/field";
import { Avatar } from "@/components/ui/avatar";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import { firstName } from "@/lib/format";

interface PeopleFieldProps {
  colleagues: readonly InterviewPerson[];
  me: string | undefined;
}

export function PeopleField({ colleagues, me }: PeopleFieldProps) {
  const props = { name: "people", label: "With" };
  const ids = useField(props);
  const { field } = useController({ name: "people" });
  const chosen: readonly string[] = field.value;
  const rest = colleagues.filter(({ user_id }) => !chosen.includes(user_id));
  return (
    <FieldGroup ids={ids} field={props}>
      <div className="flex flex-wrap items-center gap-2" data-field="people" tabIndex={-1}>
        {colleagues
          .filter(({ user_id }) => chosen.includes(user_id))
          .map(({ user_id, name }) => (
            <span key={user_id} className="chip min-h-8 max-md:min-h-touch">
              <Avatar name={name} size="sm" className="-ml-1" />
              {user_id === me ? "You" : firstName(name)}
              {chosen.length > 1 && (
                <button
                  type="button"
                  className="touch -mr-1 inline-grid size-5 place-items-center rounded-xs"
                  aria-label={`Remove ${name}`}
                  data-again="remove"
                  onClick={() => field.onChange(chosen.filter((each) => each !== user_id))}
                >
                  <Icon icon={X} />
                </button>
              )}
            </span>
          ))}
        {rest.length > 0 && (
          <Menu
            label="Add a colleague"
            buttonClassName="btn btn-quiet btn-sm"
            items={rest.map(({ user_id, name }) => ({
              id: user_id,
              label: name,
              onSelect: () => field.onChange([...chosen, user_id]),
            }))}
          >
            <Icon icon={Plus} size="sm" />
            Add
          </Menu>
        )}
      </div>
    </FieldGroup>
  );
}
