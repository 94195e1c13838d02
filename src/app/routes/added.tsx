export { AddedPage as default } from "@/applications/public/added-page";
