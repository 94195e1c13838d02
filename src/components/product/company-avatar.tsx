import { Avatar, type AvatarProps } from "@/components/ui/avatar";
import { publicUrl } from "@/lib/public-url";

interface CompanyAvatarProps extends Pick<AvatarProps, "name" | "size" | "className"> {
  /** Its path in the logo storage; the initial shows without one. */
  logo: string | null;
}

export function CompanyAvatar({ logo, ...rest }: CompanyAvatarProps) {
  return <Avatar {...rest} shape="company" imageUrl={publicUrl("company-logos", logo)} />;
}
