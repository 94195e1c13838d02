import { limits } from "@contracts/limits";
import { TextField } from "@/components/form/text-field";

/** Another person's first and last name, side by side where there is room. */
export function InvitedNameFields({ at = (name) => name }: { at?: (name: string) => string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      <TextField name={at("firstName")} label="First name" required maxLength={limits.personName} autoComplete="off" />
      <TextField name={at("lastName")} label="Last name" required maxLength={limits.personName} autoComplete="off" />
    </div>
  );
}
