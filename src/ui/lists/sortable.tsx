import './sortable.css'
import { DndContext, MouseSensor, TouchSensor, useDraggable, useDroppable, useSensor, useSensors } from '@dnd-kit/core'
import { type ReactNode, useId } from 'react'

/** What a grip must carry so that its row can be dragged by it. */
export type Grip = Record<string, unknown>

type Props = {
  ids: readonly string[]
  onMove: (from: number, to: number) => void
  children: (id: string, at: number, grip: Grip) => ReactNode
}

/** A short list whose rows are dragged by mouse or finger; for the keyboard each row has buttons of its own. */
export function Sortable({ ids, onMove, children }: Props) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
  )
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      onDragEnd={({ active, over }) => over && onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))}
    >
      <ol className="stack stack-s">
        {ids.map((id, at) => (
          <Row key={id} id={id}>
            {(grip) => children(id, at, grip)}
          </Row>
        ))}
      </ol>
    </DndContext>
  )
}

function Row({ id, children }: { id: string; children: (grip: Grip) => ReactNode }) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, isDragging } = useDraggable({ id })
  const { setNodeRef: setDropRef, isOver } = useDroppable({ id })
  return (
    <li
      ref={(node) => {
        setNodeRef(node)
        setDropRef(node)
      }}
      className="sortable-row"
      data-lifted={isDragging || undefined}
      data-over={(isOver && !isDragging) || undefined}
      style={transform ? { translate: `0 ${transform.y}px` } : undefined}
    >
      {children({ ref: setActivatorNodeRef, ...listeners })}
    </li>
  )
}
