import { isStillAhead, thereStates, type VisitState } from '../visit-states.ts'

type Visit = { state: VisitState; when: { starts_at: string } | null; open_day: { dates: readonly string[] } }

const rankOf = (state: VisitState): number => {
  if (state === 'called') return 0
  if ((thereStates as readonly VisitState[]).includes(state)) return 1
  return isStillAhead(state) ? 2 : 3
}
const beginsOf = ({ when, open_day }: Visit) => when?.starts_at ?? open_day.dates[0] ?? ''

/** Where a desk calls, where one is, what comes next, and then what is over. */
export const soonestFirst = <V extends Visit>(visits: readonly V[]): V[] =>
  visits.toSorted((a, b) => {
    const rank = rankOf(a.state)
    const [first, second] = [beginsOf(a), beginsOf(b)]
    if (rank !== rankOf(b.state)) return rank - rankOf(b.state)
    return rank === 3 ? second.localeCompare(first) : first.localeCompare(second)
  })
