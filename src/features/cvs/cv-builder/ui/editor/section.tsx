import type { ReactNode } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Word } from '#ui/basics/word.tsx'

type Props = { id: string; title: string; count?: number; hidden?: boolean; children: ReactNode }

/** One part of a CV under its heading. */
export function Section({ id, title, count, hidden, children }: Props) {
  const t = useTranslations('cvBuilder.editor')
  return (
    <section className="stack cv-section" id={`cv-part-${id}`} tabIndex={-1} aria-labelledby={`cv-part-${id}-title`}>
      <div className="section-head section-head-line">
        <h2 id={`cv-part-${id}-title`}>{title}</h2>
        <span className="row">
          {hidden ? <Word>{t('hidden')}</Word> : null}
          {count ? <span className="small faint">{count}</span> : null}
        </span>
      </div>
      {children}
    </section>
  )
}
