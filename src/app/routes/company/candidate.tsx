export { CandidatePage as default } from "@/features/company/candidates/candidate-page";
