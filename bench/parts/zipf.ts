import type { Random } from '#db/demo/random.ts'

/** Picks from a list as words are used in a language: the second half as often as the first, the third a third as often. */
export function zipf<T>(from: readonly T[], { next }: Random, exponent = 1): () => T {
  const slots = 1 << 16
  const weights = from.map((_, at) => 1 / (at + 1) ** exponent)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const table = new Uint32Array(slots)
  let filled = 0
  let share = 0
  for (const [at, weight] of weights.entries()) {
    share += weight / total
    while (filled < slots * share && filled < slots) table[filled++] = at
  }
  // the rarest have no slot of their own: now and then any word is as likely as any other
  return () =>
    from[next() < 0.02 ? Math.floor(next() * from.length) : (table[Math.floor(next() * slots)] as number)] as T
}
