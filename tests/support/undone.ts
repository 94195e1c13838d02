// What SQL answers in a transaction that sees other functions than there are, and is undone.
import { type Actor, sql } from "./accounts.ts";

export type Transaction = Parameters<Parameters<typeof sql.begin>[1]>[0];
class Undone extends Error {}

/** Gives what `act` gives, and undoes all it did. */
export async function undone<Answer>(act: (transaction: Transaction) => Promise<Answer>): Promise<Answer> {
  let answer: { is: Answer } | undefined;
  const attempt = sql.begin(async (transaction) => {
    answer = { is: await act(transaction) };
    throw new Undone();
  });
  await attempt.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  if (!answer) throw new Error("Nothing was answered.");
  return answer.is;
}

/** Continues as another actor. */
export async function become(transaction: Transaction, { id }: Pick<Actor, "id">): Promise<void> {
  const claims = JSON.stringify({ role: "authenticated", sub: id });
  await transaction`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
}
