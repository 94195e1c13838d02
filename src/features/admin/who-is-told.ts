import { Mail, Undo2 } from "lucide-react";
import type { Consequence } from "@/components/ui/told";

/** Who is told that something was refused to a company, by what and when (RULES: Administration). */
export const whoIsTold = (name: string): Consequence[] => [
  { icon: Undo2, title: "Nobody for 10 seconds", text: "You can undo until then." },
  {
    icon: Mail,
    title: `Then the administrators of ${name}`,
    text: "By email and in the app, with your reason and a link to correct it.",
  },
];
