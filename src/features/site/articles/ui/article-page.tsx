import { useLocale } from 'use-intl'
import { PublicShell } from '#frame/public-shell.tsx'
import { useSite } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { directionOf, toLanguage } from '#platform/shared/languages.ts'
import type { showArticle } from '../contract.ts'
import { addressOfArticle } from '../rules.ts'

type Props = { slug: string; article: NonNullable<Gives<typeof showArticle>['data']> }

/** Plain. A text of the site as everybody reads it, with its version and day. */
export function ArticlePage({ slug, article: { title, body, number, at } }: Props) {
  const t = useTranslations('articles')
  const format = useFormatter()
  const language = toLanguage(useLocale())
  const { brand, publicUrl } = useSite()
  return (
    <PublicShell>
      <title>{`${title} – ${brand.name}`}</title>
      <link rel="canonical" href={`${publicUrl}${addressOfArticle(slug)}`} />
      <main id="main" data-screen="article" className="wrap wrap-read page stack stack-l">
        <h1>{title}</h1>
        <div
          className="prose"
          dir={directionOf(language)}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was written (clean-html.ts)
          dangerouslySetInnerHTML={{ __html: body }}
        />
        <p className="small faint">{t('asOf', { number, at: format.dateTime(new Date(at), 'longDay') })}</p>
      </main>
    </PublicShell>
  )
}
