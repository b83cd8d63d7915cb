import type { Reading } from './other-ways.ts'
import type { Wanted } from './wanted.ts'

/** What people choose among with OR where they mean all the rest for each. */
const chosenAmong: readonly Reading[] = ['place', 'work', 'language', 'nationality']

type Side = { part: Wanted; isWhole: boolean }

/**
 * The sides of an OR: where two places stand around it, or two works, whatever stands beside one of them is asked of both ("nurse Riyadh OR Jeddah"
 * wants nurses). What stands in parentheses stays together.
 */
export function boundToAll(sides: readonly Side[]): Wanted {
  const groups: Wanted[][] = []
  for (const [at, { part, isWhole }] of sides.entries()) {
    const [first, ...others] = part.kind === 'and' && !isWhole ? part.parts : [part]
    const last = groups.at(-1)
    if (first === undefined || (at > 0 && !isChoice(last?.at(-1), first))) return either(sides.map((side) => side.part))
    if (at === 0) groups.push([first])
    else last?.push(first)
    groups.push(...others.map((one) => [one]))
  }
  const parts = groups.map(either)
  return parts.length === 1 ? (parts[0] as Wanted) : { kind: 'and', parts }
}

const isChoice = (one: Wanted | undefined, other: Wanted): boolean =>
  one?.kind === 'leaf' && other.kind === 'leaf' && one.as === other.as && chosenAmong.includes(one.as)

const either = (parts: readonly Wanted[]): Wanted => (parts.length === 1 ? (parts[0] as Wanted) : { kind: 'or', parts })
