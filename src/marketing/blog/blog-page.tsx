import { PageTitle } from "@/components/feedback/page-title";
import { CoverLink } from "@/components/ui/cover-link";
import { paths } from "@/config/paths";
import { PostDay } from "@/marketing/blog/post-day";
import { posts } from "@/marketing/blog/posts";

export function BlogPage() {
  return (
    <div className="wrap pt-8 pb-14 md:pt-14 md:pb-20">
      <div className="max-w-read">
        <PageTitle>Blog</PageTitle>
        <p className="mt-2 text-ink-muted text-md">
          How matching works here, and how to make the most of it, whether you apply or hire.
        </p>
        {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
        <ul role="list" className="card rows mt-8 overflow-hidden">
          {posts.map(({ slug, on, title, description }) => (
            <li key={slug} className="relative grid gap-1 px-4 py-4 hover:bg-hover md:px-5">
              <h2 className="font-semibold text-lg">
                <CoverLink to={paths.blogPost(slug)}>{title}</CoverLink>
              </h2>
              <p className="text-ink-muted">{description}</p>
              <PostDay on={on} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
