import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

export type Spot = { row: number; half: number }
type Given = {
  desks: readonly { id: string }[]
  /** The half-hours that are shown, the end not among them. */
  first: number
  end: number
  onPaint: (desk: string, from: number, to: number) => void
}

/** Where one is in the grid, walking and painting: by keyboard, or by a pointer that is drawn across. */
export function useGridMoves({ desks, first, end, onPaint }: Given) {
  const grid = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState<Spot>({ row: 0, half: first })
  const [from, setFrom] = useState<Spot | null>(null)
  const paintAt = (row: number, start: number, stop: number) => {
    const desk = desks[row]
    if (desk) onPaint(desk.id, start, stop)
  }
  const go = (spot: Spot): Spot => {
    const row = Math.min(desks.length - 1, Math.max(0, spot.row))
    const half = Math.min(end - 1, Math.max(first, spot.half))
    setAt({ row, half })
    grid.current?.querySelector<HTMLElement>(`[data-at="${row} ${half}"]`)?.focus()
    return { row, half }
  }
  const stepOf = (key: string, table: Element): Spot | undefined => {
    const { row, half } = at
    // to the end of the line is where the eye goes next
    const onwards = getComputedStyle(table).direction === 'rtl' ? -1 : 1
    const steps: Record<string, Spot> = {
      ArrowUp: { row: row - 1, half },
      ArrowDown: { row: row + 1, half },
      ArrowLeft: { row, half: half - onwards },
      ArrowRight: { row, half: half + onwards },
      Home: { row, half: first },
      End: { row, half: end - 1 },
    }
    return steps[key]
  }
  return {
    grid,
    at,
    setAt,
    onKey(event: KeyboardEvent) {
      if (event.key === ' ' || event.key === 'Enter') {
        event.preventDefault()
        return paintAt(at.row, at.half, at.half)
      }
      const step = stepOf(event.key, event.currentTarget)
      if (!step) return
      event.preventDefault()
      const next = go(step)
      if (event.shiftKey && next.row === at.row) paintAt(at.row, at.half, next.half)
    },
    begin(event: PointerEvent, spot: Spot) {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      // the pointer is let go, so that the cells it passes hear of it
      if (event.currentTarget.hasPointerCapture(event.pointerId))
        event.currentTarget.releasePointerCapture(event.pointerId)
      setAt(spot)
      setFrom(spot)
      paintAt(spot.row, spot.half, spot.half)
    },
    drag({ row, half }: Spot) {
      if (from && from.row === row) paintAt(row, from.half, half)
    },
    stop: () => setFrom(null),
  }
}
