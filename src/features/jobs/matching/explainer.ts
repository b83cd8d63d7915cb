import type { Stems } from '#features/jobs/job-search/stems.ts'
import { explain, type Found } from './explain.ts'
import type { Line } from './lines-of.ts'
import type { Must } from './ways.ts'

type Shown = Omit<Found, 'must'>

/**
 * Explains one text to many jobs: what several ask for is looked for once.
 * @param all what will be looked for, as far as it is known
 */
export function explainer(
  lines: readonly Line[],
  stems: Stems,
  all: readonly Must[] = [],
): (musts: readonly Must[]) => Found[] {
  const known = new Map<Must, Shown | null>()
  const look = (musts: readonly Must[]) => {
    for (const must of musts) known.set(must, null)
    for (const { must, ...shown } of explain(lines, musts, stems)) known.set(musts[must] as Must, shown)
  }
  look([...new Set(all)])
  return (musts) => {
    const unknown = musts.filter((must) => !known.has(must))
    if (unknown.length > 0) look(unknown)
    return musts.flatMap((one, must) => {
      const shown = known.get(one)
      return shown ? [{ must, ...shown }] : []
    })
  }
}
