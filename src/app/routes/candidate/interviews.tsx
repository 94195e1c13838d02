export { CandidateInterviewsPage as default } from "@/features/interviews/candidate-interviews-page";
