import { useParams } from "react-router-dom";
import { NotFoundPage } from "@/app/routes/not-found";
import { TopicPage } from "@/features/marketing/help/topic-page";
import { findTopic, topics } from "@/features/marketing/help/topics";

export const written = topics;

export default function HelpTopicRoute() {
  const topic = findTopic(useParams().slug);
  return topic ? <TopicPage topic={topic} /> : <NotFoundPage />;
}
