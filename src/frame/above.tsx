import { lateAfter } from '#platform/browser/late.tsx'
import { useAround, useSession } from './use-session.ts'

const AboveLines = lateAfter(
  import.meta.env.SSR ? (await import('./above-lines.tsx')).AboveLines : null,
  async () => (await import('./above-lines.tsx')).AboveLines,
)

/** Plain. What stands above a page today: as whom staff see the site, that it is closed, and a banner. On most days nothing. */
export function Above() {
  const session = useSession()
  const { banner, closed } = useAround()
  return session?.guise || banner || closed ? <AboveLines /> : null
}
