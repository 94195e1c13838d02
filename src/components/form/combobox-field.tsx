import { useState } from "react";
import { useController } from "react-hook-form";
import { Field, type FieldBase, useField } from "@/components/form/field";
import { Combobox, type ComboChoices, type ComboOption } from "@/components/ui/combobox";

interface ComboboxFieldProps extends FieldBase, ComboChoices {
  /** The option of the form's initial value. */
  initial?: ComboOption | null;
  placeholder?: string;
  /** Called after another choice. */
  onChosen?: () => void;
}

/** One of many, found by typing; the form's value is the value of the chosen option, or "". */
export function ComboboxField(props: ComboboxFieldProps) {
  const { initial = null, placeholder, onChosen, onSearch, options, isLate = false, empty, nouns } = props;
  const ids = useField(props);
  const { field } = useController({ name: props.name });
  const [chosen, setChosen] = useState(initial);
  return (
    <Field ids={ids} field={props}>
      <Combobox
        chosen={chosen}
        {...{ onSearch, options, isLate, empty, nouns }}
        onChoose={(option) => {
          setChosen(option);
          field.onChange(option?.value ?? "");
          onChosen?.();
        }}
        input={{
          ...ids.control,
          name: field.name,
          ref: field.ref,
          placeholder,
          readOnly: ids.readOnly,
          onBlur: field.onBlur,
        }}
      />
    </Field>
  );
}
