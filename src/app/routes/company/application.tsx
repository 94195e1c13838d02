import type { CompanyApplicationDetail } from "@contracts/application";
import { ApplicationPage } from "@/features/applications/company/application-page";
import { useMoves } from "@/features/applications/company/people/use-moves";
import { useOfferedUndo } from "@/features/applications/company/use-offered-undo";
import { TeamNotes } from "@/features/notes/team-notes";
import { CompanyOffer } from "@/features/offers/company-offer";
import { HireCard } from "@/features/offers/hire-card";

function Offer({ application }: { application: CompanyApplicationDetail }) {
  const offerUndo = useOfferedUndo(application);
  const { reject } = useMoves();
  return (
    <>
      <HireCard
        application={application}
        reject={(others, rejection) =>
          reject(
            others.map((other) => ({ ...other, can: { move: true } })),
            rejection,
          )
        }
      />
      <CompanyOffer application={application} onMoved={offerUndo} />
    </>
  );
}

export default function Application() {
  return (
    <ApplicationPage
      notes={({ id }) => <TeamNotes subject={{ applicationId: id }} />}
      beside={(application) => <Offer application={application} />}
    />
  );
}
