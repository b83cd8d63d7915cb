import { columnOf, type Stage } from '#features/hiring/applications/stages.ts'
import { useWhen } from '#features/hiring/interviews/ui/use-when.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { apart } from '#platform/shared/held.ts'
import type { HistoryEntry } from '#ui/lists/history.tsx'
import type { Teamwork } from '../team-contract.ts'
import type { Applicant } from './applicant-facts.tsx'
import { type ColumnHead, useColumnName } from './column-name.ts'
import type { Reason } from './use-move-applicant.ts'

type Happening = Applicant['history'][number]
type Known = { applicant: Applicant; columns: readonly ColumnHead[]; reasons: readonly Reason[] }

/** What happened to an application besides messages: moves, who looked, what the team did. */
export function useHappened({ applicant, columns, reasons }: Known, team: Teamwork | undefined): HistoryEntry[] {
  const t = useTranslations('pipeline')
  const word = useTranslations('applications')
  const format = useFormatter()
  const nameOf = useColumnName()
  const when = useWhen()
  const stageName = (stage: string | null) => (stage ? word(`columns.${columnOf(stage as Stage)}`) : '')
  const words = ({ what, by, from, to, side, slot }: Happening) => {
    const who = by ?? applicant.name
    if (what === 'sent') return t('happened.sent', { name: applicant.name })
    if (what === 'added') return t('happened.added', { by: by ?? '', name: applicant.name })
    if (what === 'brought') return t('happened.brought', { agency: by ?? '', name: applicant.name })
    if (what === 'claimed') return t('happened.claimed', { name: applicant.name })
    if (what === 'seen') return t('happened.seen', { name: who })
    if (isOfTalks(what))
      return t(`happened.${what}`, {
        who: side === 'candidate' ? apart(applicant.name) : by ? apart(by) : 'none',
        name: apart(applicant.name),
        when: slot ? when.zoned(slot) : 'none',
      })
    if (what === 'undone')
      return t('happened.undone', { name: apart(by ?? ''), from: stageName(from), to: stageName(to) })
    if (side === 'candidate') return t(`happened.candidate.${to}`, { name: applicant.name })
    return t('happened.moved', { name: who, from: stageName(from), to: stageName(to) })
  }
  const said = ({ what, to, text, side }: Happening) => {
    if (what !== 'moved' || !text) return undefined
    return to === 'rejected' && side === 'page' ? reasons.find(({ id }) => id === text)?.text : text
  }
  const placed = (to: string | null) =>
    nameOf(
      columns.find(({ id }) => id === to) ?? { id: applicant.stage, phase: columnOf(applicant.stage), names: null },
    )
  const entry = (id: string, at: string, words: string, said?: string): HistoryEntry => ({
    ...{ id, at, when: format.dateTime(new Date(at), 'moment'), words },
    ...(said && { said }),
  })
  return [
    ...applicant.history
      .filter(({ what }) => what !== 'message')
      .map((one) => entry(one.id, one.at, words(one), said(one))),
    ...(team?.happened ?? []).map(({ id, at, what, by, text }) =>
      entry(id, at, t(`team.${what}`, { name: by ?? '', text: what === 'placed' ? placed(text) : (text ?? '') })),
    ),
  ]
}

/** Of interviews and offers. */
const talks = [
  ...(['invited', 'picked', 'other_asked', 'called_off', 'interviewers'] as const),
  ...(['offer_written', 'offer_sent', 'offer_withdrawn', 'offer_deleted'] as const),
]
const isOfTalks = (what: string): what is (typeof talks)[number] => (talks as readonly string[]).includes(what)

/** The newest first. */
export const newestFirst = (one: HistoryEntry, other: HistoryEntry): number => other.at.localeCompare(one.at)
