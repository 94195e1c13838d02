import { MapPin } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useAnnounce } from "@/components/feedback/announce";
import { Icon } from "@/components/ui/icon";
import { Listbox, useListbox } from "@/components/ui/listbox";
import { usePlaceNames } from "@/jobs/data/place-names";
import { formatCount } from "@/lib/format";

interface PlaceInputProps
  extends Pick<
    ComponentProps<"input">,
    | ("id" | "name" | "ref" | "placeholder" | "maxLength" | "readOnly" | "enterKeyHint")
    | ("aria-label" | "aria-describedby" | "aria-invalid" | "aria-required")
  > {
  value: string;
  onChange: (text: string) => void;
  /** Called with a chosen location, or the text as typed. */
  onTake: (place: string) => void;
}

/** A location input with suggestions. Any other text is accepted as typed. */
export function PlaceInput({ value, onChange, onTake, ...input }: PlaceInputProps) {
  const [isOpen, setIsOpen] = useState(false);
  const names = usePlaceNames(isOpen ? value : "");
  const choices = names.filter((name) => name !== value).map((name) => ({ id: name.replace(/\W+/g, "-"), name }));
  const isShown = isOpen && choices.length > 0;
  const listbox = useListbox(choices, isShown, -1);
  useAnnounce(isShown ? formatCount(choices.length, "location") : undefined);
  const take = (place: string) => {
    setIsOpen(false);
    onTake(place);
  };
  return (
    <div className="combo">
      <div className="input-wrap">
        <Icon icon={MapPin} />
        <input
          {...input}
          {...listbox.input}
          className="input"
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
            setIsOpen(true);
            listbox.restart();
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing || !isShown) return;
            if (event.key === "ArrowDown" || event.key === "ArrowUp") {
              event.preventDefault();
              listbox.step(event.key);
            } else if (event.key === "Enter" && listbox.active) {
              // This one chooses; the next one closes the menu.
              event.preventDefault();
              take(listbox.active.name);
            } else if (event.key === "Escape") {
              event.preventDefault();
              event.stopPropagation();
              setIsOpen(false);
            }
          }}
          onBlur={() => take(value)}
        />
      </div>
      {isShown && (
        <Listbox
          of={listbox}
          label="Locations"
          isSelected={(choice) => choice === listbox.active}
          onChoose={({ name }) => take(name)}
        >
          {({ name }) => <span className="min-w-0">{name}</span>}
        </Listbox>
      )}
    </div>
  );
}
