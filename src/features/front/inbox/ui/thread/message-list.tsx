import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import { useTimeZone } from 'use-intl'
import type { Thread } from '#features/talk/threads/contract.ts'
import { announce } from '#platform/browser/announce.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import type { Viewer } from '../places.ts'
import type { Waiting } from '../write/outbox.ts'
import type { Answering } from './answering.ts'
import { ListRow } from './list-row.tsx'
import { type Aside, rowsOf } from './rows.ts'
import { isOurs } from './sides.ts'
import { Typing } from './typing.tsx'
import { useNewFrom } from './use-new-from.ts'
import { usePlace } from './use-place.ts'
import { useReadMarks } from './use-read-marks.ts'
import type { useStretch } from './use-stretch.ts'

type Props = {
  as: Viewer
  thread: Thread
  stretch: ReturnType<typeof useStretch>
  waiting: readonly Waiting[]
  asides: readonly Aside[]
  typing: readonly string[]
  onJump: (seq: number) => void
  onLatest: () => void
  onAnswer: (answering: Answering) => void
}

/** Rows away from either end at which the next stretch is asked for. */
const near = 8
/** This close to the end, in px, one reads along. */
const atEnd = 60
const usualHeight = 76

/** All that was said, of which only what is in sight is drawn; whatever comes above or below, the place stays. */
export function MessageList(props: Props) {
  'use no memo' // the virtualizer keeps its object and changes what is inside
  const { as, thread, stretch, waiting, asides, typing, onJump, onLatest, onAnswer } = props
  const t = useTranslations('inbox')
  const timeZone = useTimeZone()
  const box = useRef<HTMLDivElement>(null)
  const { newFrom, count } = useNewFrom(thread, stretch.messages)
  const { hasPreviousPage, hasNextPage } = stretch
  const rows = rowsOf({
    ...{ messages: stretch.messages, waiting, asides, newFrom, older: hasPreviousPage, newer: hasNextPage },
    dayOf: (at) => new Date(at).toLocaleDateString('en-CA', { timeZone }),
  })
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => usualHeight,
    getItemKey: (at) => rows[at]?.key ?? at,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: atEnd,
    overscan: 10,
    paddingStart: 16,
    paddingEnd: 8,
  })
  const items = virtual.getVirtualItems()
  useReadOn(stretch, items[0]?.index ?? near, rows.length - 1 - (items.at(-1)?.index ?? 0))
  const place = usePlace({ box, virtual, rows, reached: stretch.at, newer: hasNextPage, atEnd })
  const isAtEnd = !hasNextPage && place.isAtEnd
  const last = stretch.messages.at(-1)
  useReadMarks(thread.id, thread.read_seq, isAtEnd && items.length > 0 ? (last?.seq ?? 0) : 0)
  useAnnounced(last && !last.mine && !last.unsent ? `${last.name}: ${last.text}` : '', last?.seq ?? 0)
  const jump = (seq: number) => {
    const at = rows.findIndex((row) => row.type === 'message' && row.message.seq === seq)
    if (at < 0) return onJump(seq)
    place.toRow(at)
    setTimeout(() => glow(box.current, rows[at]?.key), 120)
  }
  return (
    <div className="thread-middle">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="thread-messages" ref={box} tabIndex={0} aria-label={t('messages')}>
        {rows.length === 0 ? <p className="thread-empty">{t(`ask.${thread.kind}`)}</p> : null}
        <div className="thread-all" style={{ blockSize: virtual.getTotalSize() }}>
          {items.map(({ index, key, start }) => {
            const row = rows[index]
            return row ? (
              <div
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                data-row={row.key}
                className="thread-line"
                style={{ transform: `translateY(${start}px)` }}
              >
                <ListRow
                  as={as}
                  row={row}
                  thread={thread}
                  reached={stretch.at !== null && row.type === 'message' && row.message.seq === stretch.at}
                  lastOwn={row.type === 'message' && row.message === lastOwnOf(stretch.messages, thread)}
                  onJump={jump}
                  onAnswer={onAnswer}
                />
              </div>
            ) : null
          })}
        </div>
        <Typing thread={thread} who={typing} messages={stretch.messages} />
      </section>
      {isAtEnd ? null : <Latest count={count} onPress={() => (hasNextPage ? onLatest() : place.toEnd())} />}
    </div>
  )
}

function Latest({ count, onPress }: { count: number; onPress: () => void }) {
  const t = useTranslations('inbox')
  return (
    <div className="thread-latest">
      <Button size="s" icon="down" onClick={onPress}>
        {count > 0 ? t('latestNew', { count }) : t('latest')}
      </Button>
    </div>
  )
}

/** It is said once, below the last of one's own, how far the others have read. */
const lastOwnOf = (messages: Props['stretch']['messages'], { side }: Thread) =>
  messages.findLast((one) => isOurs(one, side) && !one.unsent)

/** Asks for the stretch before or after as soon as one comes near it. */
function useReadOn(stretch: Props['stretch'], above: number, below: number) {
  const { hasPreviousPage, hasNextPage, isFetching, isError, fetchPreviousPage, fetchNextPage } = stretch
  const isAbove = hasPreviousPage && above < near
  const isBelow = hasNextPage && below < near
  useEffect(() => {
    if (isFetching || isError) return
    if (isAbove) void fetchPreviousPage()
    else if (isBelow) void fetchNextPage()
  }, [isAbove, isBelow, isFetching, isError, fetchPreviousPage, fetchNextPage])
}

/** Says aloud what somebody else writes while one has the conversation open. */
function useAnnounced(words: string, seq: number) {
  const [first] = useState(seq)
  useEffect(() => {
    if (words && seq > first) announce(words)
  }, [words, seq, first])
}

function glow(box: HTMLElement | null, key: string | undefined) {
  const line = key ? box?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`) : null
  if (!line) return
  line.dataset.glow = ''
  setTimeout(() => delete line.dataset.glow, 1_600)
}
