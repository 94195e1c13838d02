/** What can be ticked on the home page, each with its private.skill_key, which a test compares. The last one is preferred by the example. */
export const homeSkills = [
  { name: "TypeScript", key: "typescript" },
  { name: "PostgreSQL", key: "postgresql" },
  { name: "REST APIs", key: "restapi" },
  { name: "Docker", key: "docker" },
  { name: "Kafka", key: "kafka" },
  { name: "Spanish", key: "spanish" },
] as const;
