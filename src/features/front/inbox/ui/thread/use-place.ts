import type { Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Row } from './rows.ts'

type Place = { at: 'end' } | { at: 'row'; key: string; align: 'start' | 'center'; until: number } | null

/** Rows are measured as they are drawn; a jump holds on to its row for so long, in ms. */
const settles = 700

type Given = {
  box: RefObject<HTMLElement | null>
  virtual: Virtualizer<HTMLDivElement, Element>
  rows: readonly Row[]
  /** The message a jump led to. */
  reached: number | null
  /** Whether more follows that was not read yet. */
  newer: boolean
  /** This close to the end, in px, one reads along. */
  atEnd: number
}

/**
 * Where one looks: at the end for as long as one reads along, at the first new message, or where a jump led. Heights are only
 * known once rows are drawn, so it is held until somebody scrolls.
 */
export function usePlace({ box, virtual, rows, reached, newer, atEnd }: Given) {
  const place = useRef<Place>(null)
  // whatever else scrolls it leaves it where it is
  const top = useRef(0)
  const isPlaced = useRef(false)
  const [isAtEnd, setAtEnd] = useState(true)
  const measure = useCallback(() => {
    const { scrollHeight = 0, clientHeight = 0, scrollTop = 0 } = box.current ?? {}
    const isClose = scrollHeight - clientHeight - scrollTop <= atEnd
    setAtEnd(isClose)
    return isClose
  }, [box, atEnd])
  const toRow = (row: Row | undefined, align: 'start' | 'center') => {
    place.current = row ? { at: 'row', key: row.key, align, until: Date.now() + settles } : { at: 'end' }
  }
  useLayoutEffect(() => {
    if (!isPlaced.current && rows.length > 0) {
      isPlaced.current = true
      if (reached === null)
        toRow(
          rows.find(({ type }) => type === 'new'),
          'start',
        )
      else
        toRow(
          rows.find((row) => row.type === 'message' && row.message.seq >= reached),
          'center',
        )
    }
    hold()
    top.current = box.current?.scrollTop ?? 0
    measure()
  })

  function hold() {
    const element = box.current
    // drawn for a scroll that is not heard yet
    if (element && isLeft(element, top.current)) leaveEnd(place)
    const now = place.current
    if (now?.at === 'end' && !newer) {
      // measured here: the virtualizer may still hold what it was about to write
      if (element && element.scrollHeight - element.clientHeight - element.scrollTop > 1)
        element.scrollTop = element.scrollHeight
    } else if (now?.at === 'row') {
      const at = rows.findIndex(({ key }) => key === now.key)
      if (at < 0 || Date.now() > now.until) place.current = null
      else virtual.scrollToIndex(at, { align: now.align })
    }
  }

  useEffect(() => {
    if (box.current) return follow(box.current, { place, top, measure })
  }, [box, measure])
  return {
    isAtEnd,
    toEnd() {
      place.current = { at: 'end' }
      virtual.scrollToEnd()
    },
    toRow(at: number) {
      toRow(rows[at], 'center')
      virtual.scrollToIndex(at, { align: 'center' })
    },
  }
}

/** Scrolled up and away from the end: a list that grows or shrinks never does so by itself. */
const isLeft = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement, top: number): boolean =>
  scrollTop < top - 1 && scrollHeight - clientHeight - scrollTop > 1

function leaveEnd(place: { current: Place }): void {
  if (place.current?.at === 'end') place.current = null
}

type Followed = { place: { current: Place }; top: { current: number }; measure: () => boolean }

/** Hears of whatever moves the list. @returns what ends it */
function follow(element: HTMLElement, { place, top, measure }: Followed): () => void {
  const letGo = () => {
    place.current = null
  }
  const look = () => {
    const isGone = isLeft(element, top.current)
    top.current = element.scrollTop
    if (measure()) place.current ??= { at: 'end' }
    else if (isGone) leaveEnd(place)
  }
  // the composer grows, a keyboard comes up: the end stays in sight
  const watch = new ResizeObserver(() => {
    if (place.current?.at === 'end') element.scrollTop = element.scrollHeight
    measure()
  })
  watch.observe(element)
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    element.addEventListener(event, letGo, { passive: true })
  element.addEventListener('scroll', look, { passive: true })
  return () => {
    watch.disconnect()
    for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) element.removeEventListener(event, letGo)
    element.removeEventListener('scroll', look)
  }
}
