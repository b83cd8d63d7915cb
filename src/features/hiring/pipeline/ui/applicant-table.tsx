import '#ui/lists/table.css'
import './applicant-table.css'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef } from 'react'
import { DueClock } from '#features/hiring/applications/ui/due-clock.tsx'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { Empty, Skeleton } from '#ui/basics/note.tsx'
import { SelectBox } from '#ui/lists/select-box.tsx'
import { listApplicants, type TeamCard } from '../contract.ts'
import type { SortKey } from '../rules.ts'
import type { Asking } from './asked.ts'
import { ChooseBox } from './choose-box.tsx'
import { type ColumnHead, useColumnName } from './column-name.ts'
import { useSourceName } from './source-name.ts'
import { Tags } from './tags.tsx'
import { everybody, useCards } from './use-cards.ts'
import type { Chosen } from './use-chosen.ts'
import { useShownColumns } from './use-shown-columns.ts'
import { WhoLine } from './who-line.tsx'

type Props = { job: string; asking: Asking; columns: readonly ColumnHead[]; chosen: Chosen }

const rowHeight = 53
const nearEnd = 20
const heads: readonly { id: string; sort?: SortKey; wide?: boolean }[] = [
  { id: 'name', sort: 'name' },
  { id: 'stage', sort: 'stage' },
  { id: 'tags', wide: true },
  { id: 'rating', sort: 'rating' },
  { id: 'source', sort: 'source', wide: true },
  { id: 'newest', sort: 'newest', wide: true },
  { id: 'due', sort: 'due' },
]
/** Where the greatest comes first unless told. */
const fallsAtFirst: ReadonlySet<string> = new Set(['newest', 'rating'])

/** The same applicants as rows: read on while one scrolls, and only those in sight are drawn. */
export function ApplicantTable({ job, asking, columns, chosen }: Props) {
  'use no memo' // the virtualizer keeps its object and changes what is inside
  const t = useTranslations('pipeline.table')
  const { asked } = asking
  const { isShown } = useShownColumns()
  const wanted = { ...asked, sort: asked.sort ?? ('newest' as const) }
  const { data, isError, refetch } = useCall(listApplicants, { job, ...wanted })
  const fresh = useMemo(
    () => data && [{ id: everybody, total: data.data.length, cards: data.data, next_cursor: data.next_cursor }],
    [data],
  )
  const { stacks, readOn } = useCards({ job, asked: wanted, fresh, usual: 'newest' })
  const { cards = [], next_cursor = null } = stacks[0] ?? {}
  const box = useRef<HTMLElement>(null)
  const virtual = useVirtualizer({
    count: cards.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (at) => cards[at]?.id ?? at,
    overscan: 12,
    initialRect: { width: 1200, height: 800 },
  })
  const rows = virtual.getVirtualItems()
  const end = rows.at(-1)?.index ?? 0
  useEffect(() => {
    if (next_cursor && end >= cards.length - nearEnd) readOn(everybody, next_cursor)
  }, [next_cursor, end, cards.length, readOn])
  if (!data && cards.length === 0) return isError ? <NotLoaded onRetry={refetch} /> : <Skeleton />
  if (cards.length === 0) return <Empty icon="search" title={t('none')} />
  const above = rows[0]?.start ?? 0
  const below = virtual.getTotalSize() - (rows.at(-1)?.end ?? 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="table-box applicant-table" aria-label={t('title')} ref={box} tabIndex={0}>
      <table className="table" aria-rowcount={next_cursor ? -1 : cards.length + 1}>
        <caption className="sr-only">{t('title')}</caption>
        <thead>
          <tr>
            <th className="table-mark">
              <ChooseShown cards={cards} chosen={chosen} />
            </th>
            {heads
              .filter(({ id }) => isShown(id))
              .map((head) => (
                <Head key={head.id} head={head} asking={asking} now={wanted.sort} />
              ))}
          </tr>
        </thead>
        <tbody>
          {above > 0 ? <Space height={above} /> : null}
          {rows.map(({ index, key }) => {
            const card = cards[index]
            return card ? (
              <Row
                key={key}
                card={card}
                at={index}
                columns={columns}
                chosen={chosen}
                open={asking.applicant === card.id}
                href={asking.hrefOf(card.id)}
                order={cards}
                isShown={isShown}
              />
            ) : null
          })}
          {below > 0 ? <Space height={below} /> : null}
        </tbody>
      </table>
    </section>
  )
}

/** Chooses all that were read; the bar of the chosen then offers those further down as well. */
function ChooseShown({ cards, chosen }: { cards: readonly TeamCard[]; chosen: Chosen }) {
  const t = useTranslations('ui')
  const here = new Set(cards.map(({ id }) => id))
  const marked = cards.filter(({ id }) => chosen.ids.has(id)).length
  const others = [...chosen.ids].filter((id) => !here.has(id))
  return (
    <SelectBox
      label={t('table.all')}
      checked={marked === cards.length}
      some={marked > 0 && marked < cards.length}
      onChange={() => chosen.set(marked === cards.length ? others : [...others, ...here])}
    />
  )
}

const Space = ({ height }: { height: number }) => (
  <tr className="applicant-table-space">
    <td colSpan={heads.length + 1} style={{ blockSize: height }} />
  </tr>
)

function Head({
  head: { id, sort, wide },
  asking,
  now,
}: {
  head: (typeof heads)[number]
  asking: Asking
  now: SortKey
}) {
  const t = useTranslations('pipeline.table')
  if (!sort)
    return (
      <th scope="col" data-wide={wide || undefined}>
        {t(id)}
      </th>
    )
  const way = asking.asked.way ?? (fallsAtFirst.has(sort) ? 'down' : 'up')
  const isNow = now === sort
  const other = way === 'up' ? 'down' : 'up'
  return (
    <th
      scope="col"
      data-wide={wide || undefined}
      aria-sort={isNow ? (way === 'up' ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" className="sort-head" onClick={() => asking.sortBy(sort, isNow ? other : null)}>
        {t(id)}
        <Icon name={isNow ? (way === 'up' ? 'up' : 'down') : 'sort'} size="s" />
      </button>
    </th>
  )
}

type RowProps = {
  card: TeamCard
  at: number
  columns: readonly ColumnHead[]
  chosen: Chosen
  open: boolean
  href: string
  order: readonly { id: string }[]
  isShown: (column: string) => boolean
}

function Row({ card, at, columns, chosen, open, href, order, isShown }: RowProps) {
  const format = useFormatter()
  const nameOf = useColumnName()
  const sourceName = useSourceName()
  const column = columns.find(({ id }) => id === card.column)
  const day = (at: string) => format.dateTime(new Date(at), { day: 'numeric', month: 'short' })
  return (
    <tr data-marked={chosen.ids.has(card.id) || undefined} aria-rowindex={at + 2}>
      <td className="table-mark">
        <ChooseBox id={card.id} name={card.name} order={order} chosen={chosen} />
      </td>
      <th scope="row">
        <a href={href} className="link" dir="auto" aria-current={open || undefined} data-applicant="">
          {card.name}
        </a>
        <div className="applicant-table-who">
          <WhoLine card={card} />
        </div>
      </th>
      <td>{column ? nameOf(column) : ''}</td>
      {isShown('tags') ? (
        <td data-wide="">
          <Tags tags={card.tags} most={3} />
        </td>
      ) : null}
      {isShown('rating') ? <td data-numeric="">{card.rating === null ? '' : format.number(card.rating)}</td> : null}
      {isShown('source') ? <td data-wide="">{sourceName(card.source)}</td> : null}
      {isShown('newest') ? <td data-wide="">{day(card.submitted_at)}</td> : null}
      {isShown('due') ? (
        <td>{card.owed ? <DueClock from={card.submitted_at} due={card.answer_due_at} /> : ''}</td>
      ) : null}
    </tr>
  )
}
