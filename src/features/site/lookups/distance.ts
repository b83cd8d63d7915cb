/** Letters left out, put in, changed or swapped between two words; gives up above `most`. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, to) => to)
  for (let from = 1; from <= one.length; from++) {
    const row = [from]
    for (let to = 1; to <= other.length; to++) {
      const changed = one[from - 1] === other[to - 1] ? 0 : 1
      const isSwapped = from > 1 && to > 1 && one[from - 1] === other[to - 2] && one[from - 2] === other[to - 1]
      row[to] = Math.min(
        at(last, to) + 1,
        at(row, to - 1) + 1,
        at(last, to - 1) + changed,
        isSwapped ? at(before, to - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return at(last, other.length)
}

const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY

/** How many slips one forgives in what was written. */
export const slipsIn = (typed: string): number => (typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2)
