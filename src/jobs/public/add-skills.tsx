import { useProfileLink } from "@/components/product/use-profile-link";
import { TextLink } from "@/components/ui/text-link";

export const addSkills = "Add your skills to see how you match";

export function AddSkills() {
  return (
    <p className="border-t border-line px-4 py-3 first:border-t-0 md:px-5">
      <TextLink to={useProfileLink("skills")}>{addSkills}</TextLink>
    </p>
  );
}
