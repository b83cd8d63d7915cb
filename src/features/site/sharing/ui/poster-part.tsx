import { useTranslations } from '#platform/browser/intl.ts'
import { languageNames, languages } from '#platform/shared/languages.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import type { SharePanel } from '../contract.ts'

/** The sheet to hang up, in each language. */
export function PosterPart({ shared: { links } }: { shared: SharePanel }) {
  const t = useTranslations('sharing.page')
  return (
    <section className="stack" aria-labelledby="share-posters">
      <h2 id="share-posters">{t('posters')}</h2>
      <p className="small quiet">{t('postersHelp')}</p>
      <div className="cluster">
        {languages.map((language) => (
          <LinkButton
            key={language}
            href={`/api/share-links/${links.poster.code}/poster/${language}`}
            icon="print"
            look="quiet"
            target="_blank"
            rel="noopener"
          >
            <bdi>{t('poster', { language: languageNames[language] })}</bdi>
          </LinkButton>
        ))}
      </div>
    </section>
  )
}
