import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { auditActorsQuery } from "@/administration/data/audit-log";
import { Avatar } from "@/components/ui/avatar";
import type { ComboChoices } from "@/components/ui/combobox";
import { useSettled } from "@/lib/use-settled";

export function useActorChoices(): ComboChoices {
  const [search, setSearch] = useState("");
  const settled = useSettled(search);
  const { data, isError, isPlaceholderData } = useQuery(auditActorsQuery(settled));
  const found = isError ? [] : data;
  return {
    onSearch: setSearch,
    options: found?.map(({ id, name, email }) => ({
      value: id,
      label: name,
      image: <Avatar name={name} />,
      ...(email !== name && { note: email }),
    })),
    isLate: settled !== search || isPlaceholderData,
    empty: isError
      ? "We couldn't search for people. Type again to retry."
      : "No actions by anyone with this name or email.",
    nouns: ["person", "people"],
  };
}
