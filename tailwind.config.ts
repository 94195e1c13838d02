import type { Config } from "tailwindcss";

/** The tokens live in src/styles/tokens.css; this file only says where class names are used. */
export default {
  content: ["./index.html", "./src/**/*.{ts,tsx}"],
} satisfies Config;
