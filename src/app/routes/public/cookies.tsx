export { CookiesPage as default } from "@/features/marketing/cookies-page";
