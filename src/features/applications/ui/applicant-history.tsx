import { useFormatter, useTranslations } from 'use-intl'
import { History } from '#ui/lists/history.tsx'
import { columnOf, type Stage } from '../stages.ts'
import type { Applicant } from './applicant-facts.tsx'
import type { Reason } from './use-move-applicant.ts'

type Happening = Applicant['history'][number]

/** What happened to an application, with who and when. */
export function ApplicantHistory({ applicant, reasons }: { applicant: Applicant; reasons: readonly Reason[] }) {
  const t = useTranslations('applications')
  const format = useFormatter()
  const words = ({ what, by, from, to, side }: Happening) => {
    const who = by ?? applicant.name
    if (what === 'sent') return t('happened.sent', { name: applicant.name })
    if (what === 'claimed') return t('happened.claimed', { name: applicant.name })
    if (what === 'seen') return t('happened.seen', { name: who })
    if (side === 'candidate') return t(`happened.candidate.${to}`, { name: applicant.name })
    const facts = { name: who, from: stageName(from), to: stageName(to) }
    return t('happened.moved', facts)
  }
  const stageName = (stage: string | null) => (stage ? t(`columns.${columnOf(stage as Stage)}`) : '')
  const said = ({ what, to, text, side }: Happening) => {
    if (what !== 'moved' || !text) return undefined
    return to === 'rejected' && side === 'page' ? reasons.find(({ id }) => id === text)?.text : text
  }
  return (
    <section className="stack stack-s">
      <h3>{t('happened.title')}</h3>
      <History
        label={t('happened.title')}
        entries={applicant.history
          .filter(({ what }) => what !== 'message')
          .map((entry) => ({
            id: entry.id,
            at: entry.at,
            when: format.dateTime(new Date(entry.at), 'moment'),
            words: words(entry),
            ...(said(entry) && { said: said(entry) }),
          }))
          .reverse()}
      />
    </section>
  )
}
