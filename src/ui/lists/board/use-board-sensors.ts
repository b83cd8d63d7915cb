import {
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'

/** A few pixels begin a drag with the mouse, holding begins it with a finger, so that clicks and scrolling stay free. */
export const useBoardSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 260, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn, scrollBehavior: 'auto' }),
  )

/** Left and right mean what is seen: the next open column on that side. */
const toNextColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const way = event.code === 'ArrowRight' ? 1 : event.code === 'ArrowLeft' ? -1 : 0
  if (!way) return undefined
  event.preventDefault()
  const { over, droppableContainers, droppableRects, collisionRect } = context
  const open = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id)
      return rect ? [{ id, rect }] : []
    })
    .sort((a, b) => a.rect.left - b.rect.left)
  const middle = currentCoordinates.x + (collisionRect?.width ?? 0) / 2
  const here = open.findIndex(({ id, rect }) => (over ? id === over.id : middle >= rect.left && middle <= rect.right))
  const next = open[here + way]
  return next ? { x: next.rect.left + 6, y: next.rect.top + 48 } : undefined
}
