import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Fold } from '#ui/basics/fold.tsx'
import type { SubmissionDetail } from '../contract.ts'
import { RightRing } from './right-ring.tsx'

/** The right to represent, and the words it was given in. */
export function PanelRight({ one: { right, approvals } }: { one: SubmissionDetail }) {
  const t = useTranslations('submissions')
  const format = useFormatter()
  return (
    <section className="stack stack-s">
      <h3>{t('rightTitle')}</h3>
      {right.kind === 'none' ? <p className="quiet">{t('rightNone')}</p> : <RightRing right={right} />}
      {approvals.map(({ words, language, via, at }) => (
        <Fold key={at} words={t('approvedAt', { at: format.dateTime(new Date(at), 'moment') })}>
          <blockquote lang={language} dir="auto">
            {words}
          </blockquote>
          <p className="small quiet">{t(`via.${via}`)}</p>
        </Fold>
      ))}
    </section>
  )
}
