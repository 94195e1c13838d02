import { Avatar, type AvatarProps } from "@/components/ui/avatar";
import { publicUrl } from "@/lib/public-url";

interface CompanyAvatarProps extends Pick<AvatarProps, "name" | "size" | "className"> {
  /** Its path among the logos; without one the initial shows. */
  logo: string | null;
}

/** A company's logo or initial. */
export function CompanyAvatar({ logo, ...rest }: CompanyAvatarProps) {
  return <Avatar {...rest} shape="company" imageUrl={publicUrl("company-logos", logo)} />;
}
