import type { CompanyOverview, TeamMember } from "@contracts/administration/company-page";
import { AccountStateWord } from "@/administration/admin/people/account-state";
import { Avatar } from "@/components/ui/avatar";
import { Card, RowLink, Rows } from "@/components/ui/card";
import { Meta } from "@/components/ui/meta";
import { ShortList } from "@/components/ui/short-list";
import { paths } from "@/config/paths";
import { formatNumber, formatWords } from "@/lib/format";
import { formatRecent } from "@/lib/format-time";

function Member({ member: { id, name, email, role, state, last_seen_at } }: { member: TeamMember }) {
  const seen = last_seen_at ? formatRecent(last_seen_at) : "Never signed in";
  return (
    <RowLink to={paths.admin.person(id)}>
      <Avatar name={name} />
      <span className="min-w-0 grow wrap-anywhere">
        <b className="block font-semibold">{name}</b>
        <Meta className="text-ink-muted text-sm">
          {formatWords(role)}
          {name === email ? "" : email}
        </Meta>
        <span className="block text-ink-muted text-sm md:hidden">{seen}</span>
      </span>
      {state !== "confirmed" && <AccountStateWord state={state} />}
      <span className="whitespace-nowrap text-right text-ink-muted text-sm max-md:hidden">{seen}</span>
    </RowLink>
  );
}

export function TeamCard({ overview }: { overview: CompanyOverview }) {
  const { team, team_size } = overview;
  return (
    <Card
      id="team"
      title="Team"
      className="overflow-clip"
      flush
      aside={
        <span className="text-ink-muted text-sm tnum">
          {team_size > team.length ? `${formatNumber(team_size)}, the last ${team.length} seen appear here` : team_size}
        </span>
      }
    >
      {team.length === 0 && <p className="card-body text-ink-muted">No team members.</p>}
      <div className="border-line border-t empty:hidden">
        <ShortList rows={team} what="people">
          {(shown) => (
            <Rows>
              {shown.map((member) => (
                <Member key={member.id} member={member} />
              ))}
            </Rows>
          )}
        </ShortList>
      </div>
    </Card>
  );
}
