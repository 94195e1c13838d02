import type { ReactNode } from "react";
import { FromResumeMark, useTakenCount } from "@/candidates/candidate/profile/resume/from-resume";
import { FoldedCard } from "@/components/ui/folded-card";

interface ProfileSectionProps {
  id: string;
  title: string;
  /** A summary of its contents; '' if empty, which starts it open. */
  text: string;
  /** Its fields that a resume can fill. */
  fields?: readonly string[];
  flush?: boolean;
  children: ReactNode;
}

export function ProfileSection({ text, fields = [], ...rest }: ProfileSectionProps) {
  const taken = useTakenCount(fields);
  return (
    <FoldedCard
      {...rest}
      text={text || "Nothing yet"}
      startsOpen={text === ""}
      aside={taken > 0 && <FromResumeMark>{`${taken} from your resume`}</FromResumeMark>}
    />
  );
}
