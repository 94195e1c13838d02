import { BackLink } from "@/components/ui/back-link";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { PostDay } from "@/marketing/blog/post-day";
import { type Post, posts } from "@/marketing/blog/posts";
import { ReadingPage } from "@/marketing/reading-page";

export function PostPage({ post }: { post: Post }) {
  const others = posts.filter(({ slug }) => slug !== post.slug);
  return (
    <ReadingPage
      {...post}
      above={<BackLink to={paths.blog()}>Blog</BackLink>}
      below={
        <div className="mt-2">
          <PostDay on={post.on} />
        </div>
      }
    >
      <nav className="no-print mt-9 border-line border-t pt-5" aria-label="More to read">
        <p className="font-semibold">More to read</p>
        <ul>
          {others.map(({ slug, title }) => (
            <li key={slug}>
              <TextLink to={paths.blogPost(slug)} className="touch">
                {title}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </ReadingPage>
  );
}
