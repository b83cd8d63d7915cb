import './sortable.css'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'

/** What a grip must carry so that its row can be dragged by it. */
export type Grip = Record<string, unknown>

type Props = {
  ids: readonly string[]
  onMove: (from: number, to: number) => void
  children: (id: string, at: number, grip: Grip) => ReactNode
}

type Held = { at: number; over: number; begun: number; y: number }
/** A hand that trembles does not drag, in px; so near the edge of the window the page goes along. */
const still = 4
const edge = 48

/** A short list whose rows are dragged by mouse or finger; for the keyboard each row has buttons of its own. */
export function Sortable({ ids, onMove, children }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const [held, setHeld] = useState<Held | null>(null)
  const follow = ({ clientY, pageY }: PointerEvent) => {
    if (!held) return
    const way = clientY < edge ? -1 : clientY > innerHeight - edge ? 1 : 0
    if (way) scrollBy(0, way * edge)
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
    const over = rows.findIndex(({ top, bottom }, at) => at !== held.at && clientY >= top && clientY <= bottom)
    const y = pageY - held.begun
    if (held.y !== 0 || Math.abs(y) > still) setHeld({ ...held, y, over: over < 0 ? held.at : over })
  }
  const gripOf = (at: number): Grip => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      setHeld({ at, over: at, begun: event.pageY, y: 0 })
    },
    onPointerMove: follow,
    onPointerUp() {
      if (held && held.over !== held.at) onMove(held.at, held.over)
      setHeld(null)
    },
    onPointerCancel: () => setHeld(null),
  })
  return (
    <ol className="stack stack-s" ref={list}>
      {ids.map((id, at) => {
        const lifted = held?.at === at && held.y !== 0
        return (
          <li
            key={id}
            className="sortable-row"
            data-lifted={lifted || undefined}
            data-over={(held?.over === at && held.at !== at) || undefined}
            style={lifted ? { translate: `0 ${held.y}px` } : undefined}
          >
            {children(id, at, gripOf(at))}
          </li>
        )
      })}
    </ol>
  )
}
