export { MyDataPage as default } from "@/features/candidate/my-data/my-data-page";
