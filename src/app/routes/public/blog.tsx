export { BlogPage as default } from "@/features/marketing/blog/blog-page";
