import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FilledNote } from '#features/hiring/answer-clock/ui/filled-note.tsx'
import { useSession } from '#frame/use-session.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTopic } from '#platform/browser/live.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Empty, Skeleton } from '#ui/basics/note.tsx'
import { board } from '../contract.ts'
import { ApplicantPanel } from './applicant-panel.tsx'
import { ApplicantTable } from './applicant-table.tsx'
import { useAsked } from './asked.ts'
import { BatchBar } from './batch-bar.tsx'
import { BoardBar } from './board-bar.tsx'
import { BoardColumns } from './board-columns.tsx'
import { BoardHead } from './board-head.tsx'
import { MoveDialogs } from './move-dialogs.tsx'
import { useCards } from './use-cards.ts'
import { useChosen } from './use-chosen.ts'
import { type Reason, useMoveApplicant } from './use-move-applicant.ts'

type Props = { job: string; first: Gives<typeof board> | undefined; reasons: readonly Reason[] }

/** Everybody who applied to a job, as a board or as a list; filters, order and look stand in the address. */
export function JobBoard({ job, first, reasons }: Props) {
  const t = useTranslations('pipeline.board')
  const asking = useAsked()
  const { asked, look } = asking
  useTopic(`job:${job}`)
  const page = useSession()?.page_id
  useTopic(page ? `page:${page}` : null)
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
  const order = stacks.flatMap(({ cards }) => cards)
  const chosen = useChosen()

  if (!shown) return isError ? <NotLoaded onRetry={refetch} /> : <Skeleton />
  const total = stacks.reduce((sum, stack) => sum + stack.total, 0)
  const nobody = shown.job.applicants === 0 && total === 0
  return (
    <>
      <div className="stack stack-s">
        <BoardHead job={shown.job} />
        <FilledNote job={shown.job} />
      </div>
      <h2 className="sr-only">{t('title')}</h2>
      <BoardBar job={shown.job} asking={asking} total={total} />
      {nobody ? (
        <Empty icon="inbox" title={t('empty')}>
          {t('emptyHelp')}
        </Empty>
      ) : look === 'table' ? (
        <ApplicantTable job={job} asking={asking} columns={columns} chosen={chosen} />
      ) : (
        <BoardColumns
          columns={columns}
          stacks={stacks}
          filtered={asking.count > 0 || Boolean(asked.q)}
          asking={asking}
          chosen={chosen}
          moves={moves}
          readOn={readOn}
        />
      )}
      <BatchBar job={job} asked={asked} total={total} columns={columns} chosen={chosen} reasons={reasons} />
      <ApplicantPanel
        id={asking.applicant}
        order={order.map(({ id }) => id)}
        columns={columns}
        reasons={reasons}
        moves={moves}
        onOpen={asking.open}
      />
      <MoveDialogs asked={moves.asked} reasons={reasons} />
    </>
  )
}
