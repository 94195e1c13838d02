import * as z from "zod/mini";
import { interviewPlaces } from "../../contracts/interviews/interview.ts";
import { productName } from "../../contracts/operator.ts";
import { placeOf } from "../place-of.ts";
import { mailTemplate } from "../template.ts";

/** To the candidate: proposed times in their own zone, to pick from on the site. */
export const interviewTimesProposed = mailTemplate({
  schema: z.object({
    candidate_first_name: z.optional(z.nullable(z.string())),
    job_title: z.string(),
    company_name: z.string(),
    made_by_name: z.string(),
    words: z.optional(z.nullable(z.string())),
    /** The interview already exists and would move. */
    is_to_move: z.boolean(),
    minutes: z.number(),
    place_kind: z.enum(interviewPlaces),
    place: z.string(),
    times: z.array(z.string()),
    path: z.string(),
  }),
  write: ({
    candidate_first_name,
    job_title,
    company_name,
    made_by_name,
    words,
    is_to_move,
    minutes,
    place_kind,
    place,
    times,
    path,
  }) => ({
    subject: `${is_to_move ? "Another time" : "Choose a time"} to talk about ${job_title}`,
    heading: `${company_name} ${is_to_move ? "proposes another time" : "would like to talk with you"}`,
    paragraphs: [
      ...(candidate_first_name ? [`Hello ${candidate_first_name},`] : []),
      `${made_by_name} proposes ${times.length === 1 ? "this time" : `these ${times.length} times`} to talk about ${job_title} for ${minutes} minutes${is_to_move ? ". Until you pick one, the interview stays when it is" : ""}:`,
      ...times,
      placeOf({ place_kind, place }),
      ...(words ? [`${made_by_name} wrote to you:`] : []),
    ],
    ...(words && { quote: words }),
    action: { label: "Choose a time", path },
    reason: `You're receiving this email because you applied for this job on ${productName}.`,
  }),
});
