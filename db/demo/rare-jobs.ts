import { aJob, momentsOf } from './jobs.ts'
import type { Material } from './material.ts'
import type { Page } from './pages.ts'
import type { Random } from './random.ts'
import type { Rows } from './rows.ts'

/** Live jobs of trades that nothing else is drawn of, so that whoever looks for a barber finds one; nobody has applied yet. */
export function makeRareJobs(random: Random, material: Material, pages: Page[], now: Date, rows: Rows): void {
  const references = new Set(rows.jobs.map(({ reference }) => String(reference)))
  for (const [family, trade] of Object.entries(material.rareTrades)) {
    const there = pages.filter(({ industry }) => industry === trade.industry)
    for (let at = 0; at < trade.jobs; at++) {
      const moments = momentsOf(random, 'live', now, 'any')
      const one = { family, ...trade }
      rows.jobs.push(aJob(random, material, random.pick(there), one, 'live', moments, references, rows).row)
    }
  }
}
