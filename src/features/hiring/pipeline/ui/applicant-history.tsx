import { useFormatter, useTranslations } from 'use-intl'
import { columnOf, type Stage } from '#features/hiring/applications/stages.ts'
import { Button } from '#ui/basics/button.tsx'
import { History } from '#ui/lists/history.tsx'
import type { Teamwork } from '../team-contract.ts'
import type { Applicant } from './applicant-facts.tsx'
import { type ColumnHead, useColumnName } from './column-name.ts'
import { ToldAt } from './told-at.tsx'
import type { Moves, Reason } from './use-move-applicant.ts'

type Happening = Applicant['history'][number]

type Props = {
  applicant: Applicant
  columns: readonly ColumnHead[]
  reasons: readonly Reason[]
  team: Teamwork | undefined
  /** None on paper. */
  moves?: Moves
}

/** What happened to an application and what the team did and said about it, with who and when; the newest first. */
export function ApplicantHistory({ applicant, columns, reasons, team, moves }: Props) {
  const t = useTranslations('pipeline')
  const word = useTranslations('applications')
  const format = useFormatter()
  const nameOf = useColumnName()
  const words = ({ what, by, from, to, side }: Happening) => {
    const who = by ?? applicant.name
    if (what === 'sent') return t('happened.sent', { name: applicant.name })
    if (what === 'brought') return t('happened.brought', { agency: by ?? '', name: applicant.name })
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
  // the move that nobody was told of is the last there is
  const held =
    applicant.undo_until && applicant.history.findLast(({ what, to }) => what === 'moved' && to === applicant.stage)
  const wayBack = (id: string) =>
    moves && held && held.id === id && applicant.undo_until ? (
      <p className="row small quiet">
        <ToldAt at={applicant.undo_until} />
        <Button look="text" size="s" icon="undo" onClick={() => void moves.undoMove(applicant)}>
          {t('moved.undo')}
        </Button>
      </p>
    ) : null
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
            below: wayBack(id),
            ...(said && { said }),
          }))}
      />
    </section>
  )
}
