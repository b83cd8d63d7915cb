import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { FilledNote } from '#features/answer-clock/ui/filled-note.tsx'
import { NotLoaded } from '#features/session/ui/work-screen.tsx'
import { useTopic } from '#platform/browser/live.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { Empty, Skeleton } from '#ui/basics/note.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Board } from '#ui/lists/board/board.tsx'
import { board } from '../contract.ts'
import type { BoardColumn } from '../stages.ts'
import { ApplicantCard } from './applicant-card.tsx'
import { ApplicantPanel } from './applicant-panel.tsx'
import { BoardHead } from './board-head.tsx'
import { MoveDialogs } from './move-dialogs.tsx'
import { type Reason, useMoveApplicant } from './use-move-applicant.ts'
import { useSettled } from './use-settled.ts'

type Props = { job: string; first: Gives<typeof board> | undefined; reasons: readonly Reason[] }

const foldedAtFirst: ReadonlySet<string> = new Set<BoardColumn>(['hired', 'rejected', 'gone'])

export function JobBoard({ job, first, reasons }: Props) {
  const t = useTranslations('applications.board')
  const column = useTranslations('applications.columns')
  const [query, setQuery] = useState('')
  const [params, setParams] = useSearchParams()
  const applicant = params.get('applicant') || null
  const [folded, setFolded] = useState(foldedAtFirst)
  useTopic(`applicants:${job}`)
  useTopic(`job:${job}`)
  const q = useSettled(query.trim())
  const { data, isError, refetch } = useCall(board, { job, q }, { initial: q ? undefined : first })
  // while a search is on its way, the columns stay as they were
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  const shown = (data ?? last)?.data
  const moves = useMoveApplicant(async () => void (await refetch()))
  const open = (applicant: string | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (applicant) next.set('applicant', applicant)
        else next.delete('applicant')
        return next
      },
      { preventScrollReset: true },
    )
  const fold = (id: string) =>
    setFolded((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]))

  if (!shown) return isError ? <NotLoaded onRetry={refetch} /> : <Skeleton />
  const nobody = shown.columns.every(({ total }) => total === 0)
  return (
    <>
      <div className="stack stack-s">
        <BoardHead job={shown.job} />
        <FilledNote job={shown.job} />
      </div>
      <h2 className="sr-only">{t('title')}</h2>
      <div className="board-tools">
        <TextField
          name="q"
          type="search"
          label={t('find')}
          placeholder={t('find')}
          icon="search"
          size="s"
          bare
          autoComplete="off"
          value={query}
          onChange={setQuery}
        />
        <p className="small faint" role="status">
          {query.trim() ? t('found', { count: shown.columns.reduce((sum, { total }) => sum + total, 0) }) : t('order')}
        </p>
      </div>
      {nobody && !query ? (
        <Empty icon="inbox" title={t('empty')}>
          {t('emptyHelp')}
        </Empty>
      ) : (
        <Board
          label={t('title')}
          columns={shown.columns.map(({ column: id, total, cards }) => ({
            id,
            title: column(id),
            total,
            cards,
            folded: folded.has(id),
            onOver: t(`over.${id}`),
            tools: foldedAtFirst.has(id) ? (
              <IconButton
                icon={folded.has(id) ? 'next' : 'back'}
                size="s"
                label={folded.has(id) ? t('unfold', { column: column(id) }) : t('fold', { column: column(id) })}
                aria-expanded={!folded.has(id)}
                onClick={() => fold(id)}
              />
            ) : null,
          }))}
          cardId={({ id }) => id}
          cardName={({ name }) => name}
          renderCard={(card) => <ApplicantCard card={card} open={applicant === card.id} />}
          mayMove={moves.mayMove}
          onMove={moves.move}
        />
      )}
      <ApplicantPanel
        id={applicant}
        order={shown.columns.flatMap(({ cards }) => cards.map(({ id }) => id))}
        reasons={reasons}
        moves={moves}
        onOpen={open}
      />
      <MoveDialogs asked={moves.asked} reasons={reasons} />
    </>
  )
}
