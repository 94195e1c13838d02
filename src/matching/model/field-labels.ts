import type { SkillField } from "@contracts/matching/skills";

/** The fields of work as they are read. */
export const skillFieldLabels: Record<SkillField, string> = {
  software: "Software",
  data: "Data",
  design: "Design",
  engineering: "Engineering",
  manufacturing: "Manufacturing",
  trades: "Trades",
  construction: "Construction",
  logistics: "Logistics",
  services: "Services",
  nursing: "Nursing",
  medicine: "Medicine",
  care: "Care",
  teaching: "Teaching",
  languages: "Languages",
  office: "Office",
  finance: "Finance",
  sales: "Sales",
  marketing: "Marketing",
  law: "Law",
  management: "Management",
  retail: "Retail",
  hospitality: "Hospitality",
};
