import { getEnv } from "@/config/env";

/** Who runs this installation, in a sentence; it says so where nobody has filled it in. */
export function operatorInWords(): string {
  const { VITE_OPERATOR_NAME: name, VITE_OPERATOR_ADDRESS: address, VITE_SUPPORT_EMAIL: email } = getEnv();
  if (!name)
    return `Whoever runs this installation has not filled in their legal name and address yet. Ask for them at [${email}](mailto:${email}).`;
  return `This installation is run by **${name}**${address ? `, ${address}` : ""}. You reach them at [${email}](mailto:${email}) and by the [contact page](/contact).`;
}
