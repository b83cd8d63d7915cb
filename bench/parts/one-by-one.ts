import { median, quantile } from './middle.ts'
import type { Result } from './result.ts'

const round1 = (ms: number) => Math.round(ms * 10) / 10

/** Asks each of these so many times, one after the other and once before that to be warm. @returns a row each */
export async function oneByOne(asks: Record<string, () => Promise<unknown>>, rounds: number): Promise<Result['rows']> {
  const rows: Result['rows'] = []
  for (const [what, ask] of Object.entries(asks)) {
    await ask()
    const taken: number[] = []
    for (let round = 0; round < rounds; round++) {
      const begun = performance.now()
      await ask()
      taken.push(performance.now() - begun)
    }
    rows.push({ what, 'p50, ms': round1(median(taken)), 'p99, ms': round1(quantile(taken, 0.99)) })
  }
  return rows
}
