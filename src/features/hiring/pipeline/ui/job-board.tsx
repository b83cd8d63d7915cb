import { type ComponentProps, lazy, Suspense, useMemo, useState } from 'react'
import { FilledNote } from '#features/hiring/answer-clock/ui/filled-note.tsx'
import { useMay } from '#frame/use-session.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { useTopic } from '#platform/browser/live.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Empty, Skeleton } from '#ui/basics/note.tsx'
import type { Batch } from '../batch-contract.ts'
import { board } from '../contract.ts'
import type { ApplicantPanel } from './applicant-panel.tsx'
import { useAsked } from './asked.ts'
import { BoardBar } from './board-bar.tsx'
import { BoardColumns } from './board-columns.tsx'
import { BoardHead } from './board-head.tsx'
import { useCardKeys } from './use-card-keys.ts'
import { useCards } from './use-cards.ts'
import { useChosen } from './use-chosen.ts'
import { useKeptOrder } from './use-kept-order.ts'
import { type Reason, useMoveApplicant } from './use-move-applicant.ts'

/** They come when somebody is opened, chosen or moved, or the list is asked for: they weigh more than the board itself. */
const Panel = late(async () => (await import('./applicant-panel.tsx')).ApplicantPanel)
const BatchBar = late(async () => (await import('./batch-bar.tsx')).BatchBar)
const UndoBatch = late(async () => (await import('./undo-batch.tsx')).UndoBatch)
const AddPeople = late(async () => (await import('#features/sourcing/pool/ui/add-people.tsx')).AddPeople)
const MoveDialogs = late(async () => (await import('./move-dialogs.tsx')).MoveDialogs)
const Table = lazy(async () => ({ default: (await import('./applicant-table.tsx')).ApplicantTable }))

type Props = { job: string; first: Gives<typeof board> | undefined; reasons: readonly Reason[] }

/** Everybody who applied to a job, as a board or as a list; filters, order and look stand in the address. */
export function JobBoard({ job, first, reasons }: Props) {
  const t = useTranslations('pipeline.board')
  const asking = useAsked()
  const { asked, look } = asking
  useTopic(`job:${job}`)
  const [begun] = useState(asking.text)
  const { data, isError, refetch } = useCall(
    board,
    { job, ...asked },
    { initial: asking.text === begun ? first : undefined },
  )
  // while another view is on its way, the columns stay as they were
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  const shown = (data ?? last)?.data
  const fresh = useMemo(
    () => data?.data.columns.map(({ id, total, cards, next_cursor }) => ({ id, total, cards, next_cursor })),
    [data],
  )
  const { stacks, ask, readOn } = useCards({ job, asked, fresh, usual: 'board' })
  const columns = shown?.columns ?? []
  const moves = useMoveApplicant(columns, ask)
  const ids = stacks.flatMap(({ cards }) => cards.map(({ id }) => id))
  const order = useKeptOrder(ids, asking.applicant !== null)
  const chosen = useChosen()
  useCardKeys(asking, order)
  const mayAdd = useMay()('drop.answer')
  const [adding, setAdding] = useState<'all' | 'invited' | null>(null)
  const [done, setDone] = useState<Batch | null>(null)

  if (!shown) return isError ? <NotLoaded onRetry={refetch} /> : <Skeleton />
  const total = sumOf(stacks)
  const isOut = shown.job.state === 'live' || shown.job.state === 'paused'
  const onAdd = mayAdd && isOut ? () => setAdding('all') : null
  const isWhole = asking.count === 0 && !asked.q
  const { applicants, ...places } = placesOf(shown, isWhole ? stacks : [])
  const nobody = shown.job.applicants === 0 && total === 0
  return (
    <>
      <div className="stack stack-s">
        <BoardHead job={{ ...shown.job, applicants }} onAdd={onAdd} onInvited={() => setAdding('invited')} />
        <FilledNote job={{ ...shown.job, ...places }} />
      </div>
      <h2 className="sr-only">{t('title')}</h2>
      {done ? <UndoBatch key={done.id} batch={done} onOver={() => setDone(null)} /> : null}
      <BoardBar job={shown.job} asking={asking} total={total} onAdd={onAdd} />
      {nobody ? (
        <Empty icon="inbox" title={t('empty')} action={onAdd ? <Button onClick={onAdd}>{t('add')}</Button> : undefined}>
          {t('emptyHelp')}
        </Empty>
      ) : look === 'table' ? (
        <Suspense fallback={<Skeleton />}>
          <Table job={job} asking={asking} columns={columns} chosen={chosen} />
        </Suspense>
      ) : (
        <BoardColumns
          columns={columns}
          stacks={stacks}
          filtered={!isWhole}
          asking={asking}
          chosen={chosen}
          moves={moves}
          readOn={readOn}
        />
      )}
      {chosen.ids.size > 0 ? (
        <BatchBar
          job={job}
          asked={asked}
          total={total}
          columns={columns}
          chosen={chosen}
          reasons={reasons}
          onDone={setDone}
        />
      ) : null}
      <OpenedPanel
        id={asking.applicant}
        part={asking.part}
        onTurn={asking.turnTo}
        order={order}
        total={total}
        columns={columns}
        reasons={reasons}
        moves={moves}
        onOpen={asking.open}
      />
      {adding ? (
        <Adding
          job={shown.job}
          {...{ columns, ask }}
          way={adding}
          onOpen={asking.open}
          onClose={() => setAdding(null)}
        />
      ) : null}
      {moves.asked ? <MoveDialogs asked={moves.asked} {...{ reasons, places }} /> : null}
    </>
  )
}

type Places = { openings: number; hired: number; applicants: number }
type Read = { job: Places; total: number }

/** The columns know of a hire, and of whoever came since the job was read, at once: as long as they show everybody. */
const placesOf = ({ job, total }: Read, whole: readonly { id: string; total: number }[]): Places => ({
  openings: job.openings,
  hired: whole.find(({ id }) => id === 'hired')?.total ?? job.hired,
  applicants: job.applicants + (whole.length > 0 ? sumOf(whole) - total : 0),
})

const sumOf = (stacks: readonly { total: number }[]) => stacks.reduce((sum, { total }) => sum + total, 0)

type AddingProps = Pick<ComponentProps<typeof AddPeople>, 'job' | 'columns' | 'onOpen' | 'onClose'> & {
  way: 'all' | 'invited'
  ask: (ids: readonly string[]) => Promise<void>
}

/** Over the board, which stays: whoever is added or opened closes it. */
function Adding({ way, ask, onOpen, onClose, ...people }: AddingProps) {
  return (
    <AddPeople
      {...people}
      ofInvited={way === 'invited'}
      onClose={onClose}
      onAdded={(id) => {
        onClose()
        // it stands there before the live word of it comes
        void ask([id]).catch(() => undefined)
        // the head counts them too, whatever the columns are narrowed by
        refreshCall(board)
      }}
      onOpen={(id) => {
        onClose()
        onOpen(id)
      }}
    />
  )
}

/** There once somebody was opened, so that it may leave as slowly as it came. */
function OpenedPanel(props: ComponentProps<typeof ApplicantPanel>) {
  const [wasOpen, setWasOpen] = useState(props.id !== null)
  if (props.id !== null && !wasOpen) setWasOpen(true)
  return wasOpen ? <Panel {...props} /> : null
}
