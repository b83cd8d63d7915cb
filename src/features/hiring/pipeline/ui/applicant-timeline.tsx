import { useState } from 'react'
import { useMay } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button } from '#ui/basics/button.tsx'
import { ChipToggle } from '#ui/basics/chip.tsx'
import { Skeleton } from '#ui/basics/note.tsx'
import { History, type HistoryEntry } from '#ui/lists/history.tsx'
import { showTeamwork, type Teamwork } from '../team-contract.ts'
import type { Applicant } from './applicant-facts.tsx'
import type { ColumnHead } from './column-name.ts'
import { DropNote, NoteForm } from './notes.tsx'
import { newestFirst, useHappened } from './use-happened.ts'
import type { Moves, Reason } from './use-move-applicant.ts'
import { useToldAt } from './use-told-at.ts'
import { useWritten } from './use-written.tsx'

type Props = {
  applicant: Applicant
  columns: readonly ColumnHead[]
  reasons: readonly Reason[]
  team: Teamwork | undefined
  moves: Moves
}

const kinds = ['messages', 'notes', 'changes'] as const
type Kind = (typeof kinds)[number]

/** Everything that happened to an application in one line of time, the newest first: messages, notes and changes, or one of these. */
export function ApplicantTimeline({ applicant, columns, reasons, team, moves }: Props) {
  const t = useTranslations('pipeline')
  const mayNote = useMay()('applicant.note')
  const [only, setOnly] = useState<Kind | null>(null)
  const changes = useHappened({ applicant, columns, reasons }, team)
  const messages = useWritten(applicant)
  const notes = useNotes(applicant.id, team)
  const held = heldMove(applicant)
  const lines = {
    messages,
    notes,
    changes: changes.map((one) =>
      one.id === held?.id && applicant.undo_until
        ? { ...one, below: <WayBack until={applicant.undo_until} onUndo={() => void moves.undoMove(applicant)} /> }
        : one,
    ),
  }
  const shown = (only ? lines[only] : kinds.flatMap((kind) => lines[kind])).toSorted(newestFirst)
  if (!team) return <Skeleton />
  return (
    <section className="stack">
      <h3 className="sr-only">{t('happened.title')}</h3>
      {mayNote ? <NoteForm application={applicant.id} people={team.team} /> : null}
      <div className="cluster">
        <ChipToggle on={only === null} onClick={() => setOnly(null)}>
          {t('timeline.all')}
        </ChipToggle>
        {kinds.map((kind) => (
          <ChipToggle key={kind} on={only === kind} onClick={() => setOnly(kind)}>
            {t(`timeline.${kind}`)}
          </ChipToggle>
        ))}
      </div>
      {shown.length > 0 ? <History label={t('happened.title')} entries={shown} /> : null}
      {shown.length === 0 && only ? <p className="small quiet">{t(`timeline.none.${only}`)}</p> : null}
    </section>
  )
}

/** The move that nobody was told of is the last there is. */
const heldMove = ({ undo_until, history, stage }: Applicant) =>
  undo_until ? history.findLast(({ what, to }) => what === 'moved' && to === stage) : undefined

function WayBack({ until, onUndo }: { until: string; onUndo: () => void }) {
  const t = useTranslations('pipeline.moved')
  const toldAt = useToldAt()
  return (
    <p className="row small quiet">
      {toldAt(until)}
      <Button look="text" size="s" icon="undo" onClick={onUndo}>
        {t('undo')}
      </Button>
    </p>
  )
}

function useNotes(application: string, team: Teamwork | undefined): HistoryEntry[] {
  const t = useTranslations('pipeline.team')
  const format = useFormatter()
  return (team?.notes ?? []).map(({ id, at, by, text, mine }) => ({
    id,
    at,
    when: format.dateTime(new Date(at), 'moment'),
    words: t('noted', { name: by }),
    said: text,
    mine,
    face: <Avatar name={by} size="s" />,
    below: mine ? (
      <DropNote application={application} note={id} text={text} onDone={() => refreshCall(showTeamwork)} />
    ) : null,
  }))
}
