import { ArticlePage } from '#features/site/articles/ui/article-page.tsx'
import { readArticleHere } from '#features/site/articles/ui/read-article-here.ts'
import type { Route } from './+types/terms-screen'
import { LegalText } from './legal-text.tsx'

const parts = ['free', 'jobs', 'answers', 'truth', 'ending', 'sources']

export const loader = ({ context }: Route.LoaderArgs) => readArticleHere(context, 'terms')

/** What the site's own people published; until then what the release says. */
export default function TermsScreen({ loaderData: article }: Route.ComponentProps) {
  if (article) return <ArticlePage slug="terms" article={article} />
  return <LegalText text="terms" parts={parts} />
}
