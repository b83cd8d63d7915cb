import { Suspense } from 'react'
import { late } from '#platform/browser/late.tsx'
import { useAround, useSession } from './use-session.ts'

/** There at once on the server, so that nothing moves; in the browser it comes only where there is something to say. */
const Written = import.meta.env.SSR ? (await import('./above-lines.tsx')).AboveLines : null
const Coming = late(async () => (await import('./above-lines.tsx')).AboveLines)

/** Plain. What stands above a page today: as whom staff see the site, and a banner. On most days nothing. */
export function Above() {
  const session = useSession()
  const { banner } = useAround()
  if (!session?.guise && !banner) return null
  return Written ? (
    <Suspense>
      <Written />
    </Suspense>
  ) : (
    <Coming />
  )
}
