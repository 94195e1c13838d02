import { useParams } from "react-router-dom";
import { NotFoundPage } from "@/app/routes/not-found";
import { TopicPage } from "@/marketing/help/topic-page";
import { findTopic, topics } from "@/marketing/help/topics";

export const written = topics;

export default function HelpTopicRoute() {
  const topic = findTopic(useParams().slug);
  return topic ? <TopicPage topic={topic} /> : <NotFoundPage />;
}
