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
