import { projectPaths } from "../project-paths.ts";
import { readEnvironmentFile } from "../stack/keys.ts";
import { describeFailure, StartError } from "../start-error.ts";

/**
 * Makes the account with this email an administrator, on the local stack or, with the two variables set, on a hosted project.
 * Throws StartError if the account is unknown or the server refuses. Returns the exit code.
 */
export async function grantAdmin(email: string | undefined, environment: NodeJS.ProcessEnv): Promise<number> {
  if (!email?.includes("@")) {
    throw new StartError("Name the account: npm run admin:grant -- someone@example.com");
  }
  const values = { ...readEnvironmentFile(projectPaths.environment), ...environment };
  const { VITE_SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = values;
  if (!url || !key) {
    throw new StartError(
      "VITE_SUPABASE_URL and SUPABASE_SECRET_KEY are not set: run npm start once, or set them to your project's.",
    );
  }
  let response: Response;
  try {
    response = await fetch(`${url}/rest/v1/rpc/grant_admin`, {
      method: "POST",
      headers: { apikey: key, "content-type": "application/json" },
      body: JSON.stringify({ p_email: email }),
    });
  } catch (error) {
    throw new StartError(`${url} cannot be reached (${describeFailure(error)}): is it running?`);
  }
  if (!response.ok) {
    const answer = (await response.json().catch(() => ({}))) as { message?: string };
    throw new StartError(`${email} was not made an administrator: ${answer.message ?? `status ${response.status}`}`);
  }
  process.stdout.write(`${email} is an administrator now.\n`);
  return 0;
}
