import { useState } from "react";
import { auditActorsQuery } from "@/administration/data/audit-log";
import { Avatar } from "@/components/ui/avatar";
import type { ComboChoices } from "@/components/ui/combobox";
import { useTypedSearch } from "@/lib/use-typed-search";

export function useActorChoices(): ComboChoices {
  const [search, setSearch] = useState("");
  const { data, isError, isLate } = useTypedSearch(search, auditActorsQuery);
  const found = isError ? [] : data;
  return {
    onSearch: setSearch,
    options: found?.map(({ id, name, email }) => ({
      value: id,
      label: name,
      image: <Avatar name={name} />,
      ...(email !== name && { note: email }),
    })),
    isLate,
    empty: isError
      ? "We couldn't search for people. Type again to retry."
      : "No actions by anyone with this name or email.",
    nouns: ["person", "people"],
  };
}
