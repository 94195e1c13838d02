import { useQuery } from "@tanstack/react-query";
import { adminSearchQuery } from "@/administration/data/search";
import { adminOptions, foundOptions, type SearchOption } from "@/app/search/search-options";
import { useAuth } from "@/auth/use-auth";
import { useFrame } from "@/auth/use-frame";
import { everythingQuery } from "@/companies/data/search";

/** What the reader's own lists have of some words; for no words, nothing is asked. */
export function useFound(query: string) {
  const { role } = useAuth();
  const { data: frame } = useFrame();
  const isAdmin = role === "admin";
  const staff = useQuery({ ...everythingQuery(query), enabled: query !== "" && !isAdmin });
  const admin = useQuery({ ...adminSearchQuery(query), enabled: query !== "" && isAdmin });
  const answer = isAdmin ? admin : staff;
  const options: SearchOption[] = isAdmin
    ? admin.data
      ? adminOptions(admin.data)
      : []
    : staff.data
      ? foundOptions(staff.data, frame?.can)
      : [];
  return { answer, options };
}
