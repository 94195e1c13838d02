import { CirclePause } from "lucide-react";
import { useLocation } from "react-router-dom";
import { useFrame } from "@/auth/use-frame";
import { Icon } from "@/components/ui/icon";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";

export function PausedBar() {
  const { pathname } = useLocation();
  const paused = useFrame().data?.paused;
  if (!paused || pathname === paths.company.dashboard()) return null;
  return (
    <aside className="bg-warn-soft text-warn-text" aria-label="Company state">
      <p className="wrap wide flex flex-wrap items-center gap-x-2 gap-y-1 py-2.5 text-sm">
        <Icon icon={CirclePause} size="sm" />
        <b className="font-semibold">
          {paused === "suspended" ? "Your company is suspended." : "Your approval was withdrawn."}
        </b>
        Your jobs are hidden, and your team can't reach candidates.
        <TextLink to={paths.company.dashboard()}>See why</TextLink>
      </p>
    </aside>
  );
}
