import { ArticlePage } from '#features/site/articles/ui/article-page.tsx'
import { readArticleHere } from '#features/site/articles/ui/read-article-here.ts'
import type { Route } from './+types/privacy-screen'
import { LegalText } from './legal-text.tsx'

const parts = ['stored', 'who', 'howLong', 'notDone', 'rights', 'cookies', 'visits']

export const loader = ({ context }: Route.LoaderArgs) => readArticleHere(context, 'privacy')

/** What the site's own people published; until then what the release says. */
export default function PrivacyScreen({ loaderData: article }: Route.ComponentProps) {
  if (article) return <ArticlePage slug="privacy" article={article} />
  return <LegalText text="privacy" parts={parts} />
}
