import { data } from 'react-router'
import type { Route } from './+types/about-screen'
import { ArticlePage } from './article-page.tsx'
import { readArticleHere } from './read-article-here.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const article = await readArticleHere(context, 'about')
  if (!article) throw data(null, { status: 404 })
  return article
}

/** `/about`: who runs the site, once its people have said so. */
export default function AboutScreen({ loaderData }: Route.ComponentProps) {
  return <ArticlePage slug="about" article={loaderData} />
}
