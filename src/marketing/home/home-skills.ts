/** The home page's skills, each with its private.skill_key, which a test compares. The example prefers the last one. */
export const homeSkills = [
  { name: "TypeScript", key: "typescript" },
  { name: "PostgreSQL", key: "postgresql" },
  { name: "REST APIs", key: "restapi" },
  { name: "Docker", key: "docker" },
  { name: "Kafka", key: "kafka" },
  { name: "Spanish", key: "spanish" },
] as const;
