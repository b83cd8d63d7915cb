import type { CSSProperties } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Language } from '#platform/shared/languages.ts'
import { directionOf } from '#platform/shared/languages.ts'
import { coloursOf, type Saying } from './saying.ts'

type Props = { saying: Saying; known: Saying['icon']; language: Language }

/** The sign with the name, the first words of the front page, and how a mail stands in a mailbox. */
export function SayingPreview({ saying, known, language }: Props) {
  const t = useTranslations('brands')
  const { line, lamp, ground } = coloursOf(saying.icon, known)
  const { name, headline } = saying.texts[language]
  const colours = { '--sign-line': line, '--sign-lamp': lamp, '--sign-ground': ground } as CSSProperties
  const [, who = saying.sender, address = ''] = /^\s*"?([^"<]*?)"?\s*<([^>]*)>/.exec(saying.sender) ?? []
  return (
    <section
      className="brand-saying stack"
      aria-label={t('readAs')}
      dir={directionOf(language)}
      lang={language}
      style={colours}
    >
      <p className="row">
        <svg className="brand-sign" viewBox="-6 -10 42 42" aria-hidden="true">
          <path d="M2 18.5h6.5c6 0 5-12.5 11-12.5H21" />
          <circle cx="25.5" cy="6" r="4" />
        </svg>
        <strong>
          <bdi>{name}</bdi>
        </strong>
      </p>
      <h2 dir="auto">{headline.trim() || t('usual')}</h2>
      <p className="small">
        <strong>
          <bdi>{who || name}</bdi>
        </strong>{' '}
        <bdi className="quiet">{address}</bdi>
      </p>
    </section>
  )
}
