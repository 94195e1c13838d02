import { useParams } from "react-router-dom";
import { NotFoundPage } from "@/app/routes/not-found";
import { PostPage } from "@/marketing/blog/post-page";
import { findPost, posts } from "@/marketing/blog/posts";

export const written = posts;

export default function BlogPostRoute() {
  const post = findPost(useParams().slug);
  return post ? <PostPage post={post} /> : <NotFoundPage />;
}
