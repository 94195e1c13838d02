import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/config/paths";

/** For roles that can't invite candidates. */
export const CannotAdd = () => (
  <Notice
    title="Your role can't add candidates"
    actions={<LinkButton to={paths.company.dashboard()}>Return to Dashboard</LinkButton>}
  >
    Administrators, managers and recruiters at your company can.
  </Notice>
);
