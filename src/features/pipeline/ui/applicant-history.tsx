import { useFormatter, useTranslations } from 'use-intl'
import { columnOf, type Stage } from '#features/applications/stages.ts'
import { History } from '#ui/lists/history.tsx'
import type { Teamwork } from '../team-contract.ts'
import type { Applicant } from './applicant-facts.tsx'
import { type ColumnHead, useColumnName } from './column-name.ts'
import type { Reason } from './use-move-applicant.ts'

type Happening = Applicant['history'][number]

type Props = {
  applicant: Applicant
  columns: readonly ColumnHead[]
  reasons: readonly Reason[]
  team: Teamwork | undefined
}

/** What happened to an application and what the team did and said about it, with who and when; the newest first. */
export function ApplicantHistory({ applicant, columns, reasons, team }: Props) {
  const t = useTranslations('pipeline')
  const word = useTranslations('applications')
  const format = useFormatter()
  const nameOf = useColumnName()
  const words = ({ what, by, from, to, side }: Happening) => {
    const who = by ?? applicant.name
    if (what === 'sent') return t('happened.sent', { name: applicant.name })
    if (what === 'claimed') return t('happened.claimed', { name: applicant.name })
    if (what === 'seen') return t('happened.seen', { name: who })
    if (side === 'candidate') return t(`happened.candidate.${to}`, { name: applicant.name })
    const facts = { name: who, from: stageName(from), to: stageName(to) }
    return t('happened.moved', facts)
  }
  const stageName = (stage: string | null) => (stage ? word(`columns.${columnOf(stage as Stage)}`) : '')
  const said = ({ what, to, text, side }: Happening) => {
    if (what !== 'moved' || !text) return undefined
    return to === 'rejected' && side === 'page' ? reasons.find(({ id }) => id === text)?.text : text
  }
  const placed = (to: string | null) =>
    nameOf(
      columns.find(({ id }) => id === to) ?? { id: applicant.stage, phase: columnOf(applicant.stage), names: null },
    )
  const more = [
    ...(team?.happened ?? []).map(({ id, at, what, by, text }) => ({
      id,
      at,
      words: t(`team.${what}`, { name: by ?? '', text: what === 'placed' ? placed(text) : (text ?? '') }),
      said: undefined,
    })),
    ...(team?.notes ?? []).map(({ id, at, by, text }) => ({
      id,
      at,
      words: t('team.noted', { name: by }),
      said: text,
    })),
  ]
  return (
    <section className="stack stack-s">
      <h3>{t('happened.title')}</h3>
      <History
        label={t('happened.title')}
        entries={applicant.history
          .filter(({ what }) => what !== 'message')
          .map((entry) => ({ id: entry.id, at: entry.at, words: words(entry), said: said(entry) }))
          .concat(more)
          .sort((one, other) => other.at.localeCompare(one.at))
          .map(({ id, at, words, said }) => ({
            id,
            at,
            when: format.dateTime(new Date(at), 'moment'),
            words,
            ...(said && { said }),
          }))}
      />
    </section>
  )
}
