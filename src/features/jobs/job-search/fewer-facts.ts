import type { PartKind } from '#features/site/understanding/parts.ts'
import type { Ready } from './search.ts'
import type { Step } from './step.ts'
import { factsIn } from './wish-of.ts'

/** Nights and evenings stand in few adverts as such; work in shifts may hold them. */
export function workInShifts({ asked }: Ready): Step[] {
  const { parts } = asked.query
  const hours = parts.filter((part) => part.kind === 'shift' && (part.value === 'nights' || part.value === 'evenings'))
  if (hours.length === 0) return []
  const words = hours.map((part) => part.words).join(' ')
  return [{ kind: 'shifts', words, isAlone: true, change: factsIn(parts, true) }]
}

const factKinds: readonly PartKind[] = ['fact', 'shift', 'level', 'experience', 'pay']
/** Of more facts than these no single one is what nothing has. */
const mostAlone = 3

/** One of the facts, what was said last first, then all of them. */
export function fewerFacts({ asked, wish }: Ready): Step[] {
  if (wish.facts.length === 0 && wish.usd === null && wish.usdMost === null) return []
  const { parts } = asked.query
  const facts = parts.filter(({ kind }) => factKinds.includes(kind))
  const alone = facts.length > 1 && facts.length <= mostAlone ? facts.toReversed() : []
  return [
    ...alone.map(
      (fact): Step => ({
        kind: 'facts',
        words: fact.words,
        isAlone: true,
        change: factsIn(parts.filter((part) => part !== fact)),
      }),
    ),
    {
      kind: 'facts',
      words: facts.map(({ words }) => words).join(' '),
      change: { facts: [], usd: null, usdMost: null },
    },
  ]
}
