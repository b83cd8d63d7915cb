import { nearPositions } from './occupations.ts'

/** Of how many names of each position a word is part. */
type Shares = ReadonlyMap<number, number>
/** Positions of which these words tell one by one, the surest first; none where none of them tells of little work. */
export type Votes = (words: readonly string[]) => { position: number; likeness: number }[]

/** So much of what the words say has to be of one work and its kin: below it two in five guesses were of another, where names of the list were left out and looked for. */
const least = 0.5
/** A word of no name says little of other work. */
const unknown = 0.5
/** A word of a single name is less sure than one of many. */
const doubt = 0.25
const most = 3
/** Kin of the work that is told of are guesses of their own only where they have this much of what it has. */
const nearlyAsMuch = 0.5
/** Words that begin alike are of one root from so many letters, and so much of the longer one: ascenseur, ascenseuriste. */
const shortestRoot = 5
const leastRoot = 0.65

/** Each word says what share of its names each position has; rare words weigh more. */
export function votesOf(
  positionsOf: ReadonlyMap<string, Shares>,
  weightOf: (word: string) => number,
  isRare: (word: string) => boolean,
): Votes {
  const sorted = [...positionsOf.keys()].filter(({ length }) => length >= shortestRoot).toSorted(byLetters)
  return (words) => {
    const score = new Map<number, number>()
    let [said, isTold] = [0, false]
    for (const word of words) {
      const known = positionsOf.has(word) ? word : ofOneRoot(word, sorted)
      const shares = known === null ? undefined : positionsOf.get(known)
      if (known === null || !shares) {
        said += unknown
        continue
      }
      const weight = weightOf(known) ** 1.5 / 2
      const all = doubt + [...shares.values()].reduce((sum, one) => sum + one, 0)
      said += weight
      isTold ||= isRare(known)
      for (const [id, names] of shares) score.set(id, (score.get(id) ?? 0) + (weight * names) / all)
    }
    if (!isTold) return []
    const told = [...score]
      .map(([position, own]) => ({ position, own: own / said, likeness: withKin(position, score) / said }))
      .filter(({ likeness }) => likeness >= least)
      .toSorted((a, b) => b.likeness + b.own - a.likeness - a.own || a.position - b.position)
    return told.filter(({ own }) => own >= nearlyAsMuch * (told[0]?.own ?? 0)).slice(0, most)
  }
}

/** What is said of a position and of those at which its people look too. */
function withKin(position: number, score: ReadonlyMap<number, number>): number {
  const near = nearPositions([position])
  let sum = 0
  for (const [id, own] of score)
    if (id === position || near.includes(id) || nearPositions([id]).includes(position)) sum += own
  return sum
}

/** The known word that begins most like this one; the likest stand beside it in the order of letters. */
function ofOneRoot(word: string, sorted: readonly string[]): string | null {
  if (word.length <= shortestRoot) return null
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (byLetters(sorted[middle] ?? '', word) < 0) from = middle + 1
    else to = middle
  }
  const likest = sorted
    .slice(Math.max(0, from - 3), from + 3)
    .map((other) => ({ other, shared: shared(word, other) }))
    .filter(
      ({ other, shared: letters }) =>
        letters >= Math.max(shortestRoot, leastRoot * Math.max(other.length, word.length)),
    )
    .toSorted((a, b) => b.shared - a.shared || a.other.length - b.other.length)
  return likest[0]?.other ?? null
}

const byLetters = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function shared(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}
