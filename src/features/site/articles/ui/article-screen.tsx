import { data, redirect } from 'react-router'
import { addressOfArticle } from '../rules.ts'
import type { Route } from './+types/article-screen'
import { ArticlePage } from './article-page.tsx'
import { readArticleHere } from './read-article-here.ts'

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const own = addressOfArticle(slug)
  if (!own.startsWith('/info/')) throw redirect(own, 301)
  const article = slug.length <= 80 ? await readArticleHere(context, slug) : null
  if (!article) throw data(null, { status: 404 })
  return { slug, article }
}

/** `/info/…`: a text of the site. */
export default function ArticleScreen({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />
}
