import type { Context } from '#platform/server/context.ts'
import { cardsOf, mustsIn } from '../cards-of.ts'
import type { Scope } from '../contact/access.ts'
import type { Nearest } from '../contract.ts'
import { pageOf } from './page-of.ts'
import { readyFor } from './ready.ts'
import { type Counted, leastFirst } from './ways-on.ts'

/** So many are shown of each way, and not many more of all. */
const ofEach = 5
const enough = 8

/** Where nobody has all of it: people by the ways that give up least, each with what that is; nobody twice. */
export async function nearestPeople(ctx: Context, scope: Scope, ways: readonly Counted[]): Promise<Nearest[]> {
  const groups: Nearest[] = []
  const known = new Set<string>()
  for (const { way, asked } of ways.toSorted(leastFirst)) {
    if (known.size >= enough) break
    const search = await readyFor(ctx, asked, scope)
    const { ids } = await pageOf(ctx, search, asked.sort, null, ofEach)
    const fresh = ids.filter((id) => !known.has(id))
    for (const id of fresh) known.add(id)
    const people = await cardsOf(ctx, scope, fresh, mustsIn(ctx, asked, search))
    if (people.length > 0) groups.push({ way, people })
  }
  return groups
}
