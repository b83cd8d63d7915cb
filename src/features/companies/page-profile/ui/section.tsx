import type { ReactNode } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'

type Props = { id: string; aside?: ReactNode; children: ReactNode }

/** One part of the editor under its heading, with a line that says what it is for. */
export function Section({ id, aside, children }: Props) {
  const t = useTranslations('pageProfile.sections')
  return (
    <section className="stack" aria-labelledby={`head-${id}`}>
      <div className="section-head section-head-line">
        <h2 id={`head-${id}`}>{t(`${id}.title`)}</h2>
        {aside ? <span className="small faint">{aside}</span> : null}
      </div>
      <p className="small quiet measure">{t(`${id}.text`)}</p>
      {children}
    </section>
  )
}
