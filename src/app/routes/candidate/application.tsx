import { ApplicationPage } from "@/features/applications/candidate/application-page";
import { Conversation } from "@/features/conversation/conversation";
import { stageLines } from "@/features/conversation/stage-lines";

export default function Application() {
  return (
    <ApplicationPage
      conversation={({ id, job, events }) => (
        <Conversation
          applicationId={id}
          other={job.company.name}
          lines={stageLines(
            id,
            // Who moved it stands in its history.
            events.map((event) => ({ ...event, actor_name: null })),
          )}
          look="form"
        />
      )}
    />
  );
}
