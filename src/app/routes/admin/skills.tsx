export { UnknownSkillsPage as default } from "@/features/admin/skills/unknown-skills-page";
