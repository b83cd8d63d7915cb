import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Place } from './board-card.tsx'

type Props = {
  ids: readonly string[]
  /** The card that is carried; it stays drawn wherever one scrolls. */
  lifted: string | null
  onMore: (() => void) | undefined
  card: (index: number, place: Place) => ReactNode
}

/** What a card mostly measures, in px, before it was drawn. */
const usualHeight = 92
const gap = 6
/** So near the end of what is loaded, more is asked for. */
const nearEnd = 12

/** Hydrated. A column of which only those cards are drawn that are seen. */
export function LongCards({ ids, lifted, onMore, card }: Props) {
  'use no memo' // the virtualizer keeps its object and changes what is inside
  const scroller = useRef<HTMLDivElement>(null)
  const carried = lifted === null ? -1 : ids.indexOf(lifted)
  const virtual = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    getItemKey: (at) => ids[at] ?? at,
    gap,
    overscan: 5,
    initialRect: { width: 260, height: 760 },
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      return carried < 0 || shown.includes(carried) ? shown : [...shown, carried].sort((a, b) => a - b)
    },
  })
  const drawn = virtual.getVirtualItems()
  const end = drawn.at(-1)?.index ?? 0
  useEffect(() => {
    if (onMore && ids.length > 0 && end >= ids.length - nearEnd) onMore()
  }, [onMore, end, ids.length])
  return (
    <div className="board-scroll" data-long="" ref={scroller}>
      <ul style={{ blockSize: virtual.getTotalSize() }}>
        {drawn.map(({ index, start }) => card(index, { start, measure: virtual.measureElement }))}
      </ul>
    </div>
  )
}
