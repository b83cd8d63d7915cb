import { type ComponentType, lazy, Suspense } from 'react'

/** A part that comes, with its words, when it is first drawn; nothing stands in its place until then. */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(async () => ({ default: (await load()) as ComponentType<object> }))
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

/** The same for what the server writes at once, so that nothing moves: `written` is there on the server alone. */
export function lateAfter<P extends object>(
  written: ComponentType<P> | null,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  if (!written) return late(load)
  const Part = written as ComponentType<object>
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

/**
 * The same on an island, in a box that takes no room. Preact, which wakes islands, keeps one node for a part that has not come;
 * where the part drew nothing that was its neighbour, and the fields behind it took each other's places.
 */
export function lateOnIsland<P extends object>(
  written: ComponentType<P> | null,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Part = lateAfter(written, load) as ComponentType<object>
  return (props) => (
    <div className="boxless">
      <Part {...props} />
    </div>
  )
}
