export type Random = ReturnType<typeof seeded>

/** Chance that comes out the same each time for the same seed, with what is made from it. */
export function seeded(seed: string) {
  let state = 0x9e3779b9
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x85ebca6b) ^ (state >>> 13)

  /** 0 ≤ x < 1; mulberry32 */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (from: number, to: number): number => from + next() * (to - from)
  /** Both ends included. */
  const whole = (from: number, to: number): number => Math.floor(between(from, to + 1))
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T
  const chance = (share: number): boolean => next() < share

  return {
    next,
    between,
    whole,
    pick,
    chance,
    /** So many different ones, in random order. */
    some<T>(from: readonly T[], count: number): T[] {
      const left = [...from]
      const taken: T[] = []
      while (taken.length < count && left.length > 0) taken.push(...left.splice(Math.floor(next() * left.length), 1))
      return taken
    },
    /** A key of the weights, as often as it weighs. */
    weighted<Key extends string>(weights: Partial<Record<Key, number>>): Key {
      const entries = Object.entries(weights) as [Key, number][]
      let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [key, weight] of entries) {
        rest -= weight
        if (rest < 0) return key
      }
      return (entries.at(-1) as [Key, number])[0]
    },
    /** UUIDv7 of a moment, so that ids sort as things happened. */
    id(at: Date): string {
      const hex = (digits: number) =>
        Array.from({ length: digits }, () => Math.floor(next() * 16).toString(16)).join('')
      const time = at.getTime().toString(16).padStart(12, '0')
      const variant = (8 + Math.floor(next() * 4)).toString(16)
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(12)}`
    },
  }
}
