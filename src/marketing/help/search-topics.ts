import { searchText } from "@contracts/search-text";
import { allWordsOf } from "@/marketing/article";
import type { Topic } from "@/marketing/help/topics";
import { plainWords } from "@/marketing/words";

/** Topics that contain every search word as a prefix; title matches first. */
export function searchTopics(topics: readonly Topic[], looked: string): readonly Topic[] {
  const wanted = searchText(looked).match(/[\p{L}\p{N}]+/gu) ?? [];
  const holds = (text: string) => {
    const words = searchText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
    return (word: string) => words.some((each) => each.startsWith(word));
  };
  return topics
    .filter((topic) => wanted.every(holds([topic.description, ...allWordsOf(topic)].map(plainWords).join(" "))))
    .toSorted((a, b) => Number(wanted.some(holds(b.title))) - Number(wanted.some(holds(a.title))));
}
