import { useState } from 'react'
import { showApplicant } from '#features/hiring/applications/contract.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { IconButton, IconLink } from '#ui/basics/button.tsx'
import { Empty, Skeleton } from '#ui/basics/note.tsx'
import { Drawer } from '#ui/over/dialog.tsx'
import { ApplicantMoves } from './applicant-moves.tsx'
import { ApplicantParts } from './applicant-parts.tsx'
import type { PanelPart } from './asked.ts'
import type { ColumnHead } from './column-name.ts'
import { PlaceInOrder } from './place-in-order.tsx'
import type { Moves, Reason } from './use-move-applicant.ts'

type Props = {
  id: string | null
  /** Everybody on the board, in its order when somebody was opened. */
  order: readonly string[]
  /** How many there are, those of columns that were not read to their end too. */
  total: number
  columns: readonly ColumnHead[]
  reasons: readonly Reason[]
  moves: Moves
  /** None asked for shows the part that waits. */
  part: PanelPart | undefined
  onTurn: (part: PanelPart) => void
  onOpen: (id: string | null) => void
}

/** An applicant beside the board: CV, answers, messages, what happened, and the next step. */
export function ApplicantPanel({ id, order, total, columns, reasons, moves, part, onTurn, onOpen }: Props) {
  const t = useTranslations('pipeline.panel')
  useTopic(id ? `application:${id}` : null)
  const { data, error, refetch } = useCall(showApplicant, { application: id ?? '' }, { enabled: id !== null })
  const applicant = id === null ? undefined : data?.data
  // each press leads to the offer once more, and none to that of the next applicant
  const [asked, setAsked] = useState({ of: '', times: 0 })
  const at = id === null ? -1 : order.indexOf(id)
  const step = (way: 1 | -1) => {
    const other = at < 0 ? undefined : order[at + way]
    const name = way < 0 ? 'before' : 'after'
    return (
      <IconButton
        icon={way < 0 ? 'back' : 'next'}
        label={t(name)}
        aria-keyshortcuts={way < 0 ? 'K' : 'J'}
        disabled={!other}
        onClick={() => other && onOpen(other)}
      />
    )
  }
  return (
    <Drawer
      wide
      open={id !== null}
      onClose={() => onOpen(null)}
      title={
        applicant ? (
          <span className="row">
            <span className="only-wide">
              <Avatar name={applicant.name} size="l" />
            </span>
            <bdi>{applicant.name}</bdi>
          </span>
        ) : (
          t('title')
        )
      }
      tools={
        <>
          {step(-1)}
          <PlaceInOrder at={at} known={order.length} total={total} />
          {step(1)}
          {id ? <IconLink icon="print" label={t('print')} href={`/to-print/applicant?of=${id}`} /> : null}
        </>
      }
      footer={
        applicant ? (
          <ApplicantMoves
            {...{ applicant, columns, moves }}
            onShowOffer={() => {
              onTurn('hiring')
              setAsked(({ times }) => ({ of: applicant.id, times: times + 1 }))
            }}
          />
        ) : null
      }
    >
      {applicant ? (
        <ApplicantParts
          key={applicant.id}
          {...{ applicant, columns, reasons, moves, part, onTurn }}
          offerAsked={asked.of === applicant.id ? asked.times : 0}
        />
      ) : null}
      {!applicant && !error ? <Skeleton /> : null}
      {!applicant && error ? <Missing code={error.code} onRetry={refetch} /> : null}
    </Drawer>
  )
}

function Missing({ code, onRetry }: { code: string; onRetry: () => void }) {
  const t = useTranslations('pipeline.panel')
  if (code !== 'not_found' && code !== 'invalid') return <NotLoaded onRetry={onRetry} />
  return (
    <Empty icon="user" title={t('gone')}>
      {t('goneHelp')}
    </Empty>
  )
}
