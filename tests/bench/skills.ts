// The cost of a vocabulary change that affects every profile, and its impact on readers.
import type { BenchContext, Place } from "./context.ts";
import type { Figure } from "./figure.ts";

const word = "Quibbling";

/** Milliseconds the work takes, and the longest a reader waited for a response during it. */
async function whileReading(place: Place, work: () => Promise<unknown>): Promise<{ took: number; waited: number }> {
  const began = performance.now();
  let isDone = false;
  const working = work().finally(() => {
    isDone = true;
  });
  // Handled below.
  working.catch(() => {});
  const waits: number[] = [];
  while (!isDone) {
    const asked = performance.now();
    await place.rowsOf({ as: { userId: place.who.candidate.userId }, text: "select public.search_jobs()" });
    waits.push(performance.now() - asked);
  }
  await working;
  return { took: performance.now() - began, waited: Math.max(...waits) };
}

/** A word in every profile becomes another spelling of a skill, compared with a plain update of the same rows. */
export async function measureSkills({ city }: BenchContext): Promise<Figure[]> {
  const { sql, who } = city;
  const claims = JSON.stringify({ sub: who.admin.userId, role: "authenticated" });
  const inTransaction = async (text: string, as: "authenticated" | "supabase_admin") => {
    const undone = new Error("rolled back");
    await sql
      .begin(async (transaction) => {
        await transaction`select set_config('request.jwt.claims', ${claims}, true), set_config('role', ${as}, true)`;
        await transaction.unsafe(text);
        throw undone;
      })
      .catch((error) => {
        if (error !== undone) throw error;
      });
  };
  await sql`update public.candidates set skills = skills || ${[word]}`;
  await sql`vacuum analyze public.candidates`;
  const [welding] = await sql`select private.skill_key('Welding') as key`;
  try {
    const plain = await whileReading(city, () =>
      inTransaction("update public.candidates set phone = phone || '0'", "supabase_admin"),
    );
    const merge = await whileReading(city, () =>
      inTransaction(`select public.make_skill_alias('${word}', '${welding?.key}')`, "authenticated"),
    );
    return [
      {
        what: "every profile gets another key when a word becomes a spelling",
        value: merge.took,
        floor: plain.took,
        unit: "ms",
        goal: 3,
        note: "floor: another column of the same rows by one update",
      },
      {
        what: "the longest a candidate waits for a page of jobs during it",
        value: merge.waited,
        floor: plain.waited,
        unit: "ms",
        goal: 2,
        note: "floor: while the floor of the figure above is written",
      },
    ];
  } finally {
    await sql`update public.candidates set skills = array_remove(skills, ${word})`;
    await sql`vacuum full analyze public.candidates`;
  }
}
