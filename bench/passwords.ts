import { hash, verify } from '@node-rs/argon2'
import { median, quantile } from './parts/middle.ts'
import type { Result } from './parts/result.ts'

/** OWASP's first choice, one with more memory, and RFC 9106's second recommended option. */
const settings = [
  { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  { memoryCost: 47_104, timeCost: 1, parallelism: 1 },
  { memoryCost: 65_536, timeCost: 3, parallelism: 4 },
]
const times = 40
const atOnce = 4

/** What one look at a password costs, alone and with several signing in at the same moment, in turns. */
export default async function passwords(): Promise<Result> {
  const alone: number[][] = settings.map(() => [])
  const together: number[][] = settings.map(() => [])
  const kept = await Promise.all(settings.map((cost) => hash('Correct-Horse-7', cost)))
  for (let time = 0; time < times; time++)
    for (const at of settings.keys()) {
      alone[at]?.push(await timed(() => verify(kept[at] as string, 'Correct-Horse-7')))
      const many = Array.from({ length: atOnce }, () => timed(() => verify(kept[at] as string, 'Correct-Horse-7')))
      together[at]?.push(...(await Promise.all(many)))
    }
  const rows = settings.map(({ memoryCost, timeCost, parallelism }, at) => ({
    'memory, MiB': memoryCost / 1024,
    passes: timeCost,
    lanes: parallelism,
    'alone, ms': rounded(median(alone[at] ?? [])),
    'alone, p95': rounded(quantile(alone[at] ?? [], 0.95)),
    [`${atOnce} at once, ms`]: rounded(median(together[at] ?? [])),
    [`${atOnce} at once, MiB`]: (atOnce * memoryCost) / 1024,
  }))
  return { title: `One look at a password (argon2id), ${times} times each, in turns`, rows }
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await act()
  return performance.now() - begun
}

const rounded = (ms: number) => Math.round(ms * 10) / 10
