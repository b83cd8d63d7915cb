/** Chance that a seed repeats: what a run found can be found again. */
export type Dice = {
  /** From 0 up to but not including 1. */
  roll: () => number
  below: (most: number) => number
  one: <T>(of: readonly T[]) => T
  often: (share: number) => boolean
}

/** Mulberry32: small, and as random as a fuzz needs. */
export function makeDice(seed: number): Dice {
  let state = seed >>> 0
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (most: number) => Math.floor(roll() * most)
  return { roll, below, one: (of) => of[below(of.length)] as (typeof of)[number], often: (share) => roll() < share }
}
