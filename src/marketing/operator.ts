import { useAuth } from "@/auth/use-auth";
import { paths } from "@/config/paths";
import { useSiteSettings } from "@/lib/site-settings";

/** Who runs this installation, in one sentence; administrators read where to set it. */
export function useOperatorInWords(): string {
  const { operatorName: name, operatorAddress: address, supportEmail: email } = useSiteSettings();
  const { role } = useAuth();
  const reach = `You reach them at [${email}](mailto:${email}) and by the [contact page](/contact).`;
  if (name) return `This installation is run by **${name}**${address ? `, ${address}` : ""}. ${reach}`;
  return role === "admin"
    ? `${reach} [Add your name and address in settings](${paths.admin.settings()}).`
    : reach.replace("them", "the people who run it");
}
