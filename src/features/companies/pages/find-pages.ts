import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { looksLike } from './likeness.ts'
import { pagesNamed } from './page-names.ts'
import { lookedAtStates, shownStates } from './page-states.ts'
import { cardOf, selectPages } from './page-view.ts'

/** Pages whose name is like the term, in any script and with a slip, best first: so that nobody makes a twin. */
export async function suggestCompany(
  ctx: Context,
  { term }: Taken<typeof contract.suggestCompany>,
): Promise<Given<typeof contract.suggestCompany>> {
  const rows = await selectPages(ctx.read)
    .innerJoin(pagesNamed(term).as('named'), 'named.page_id', 'pages.id')
    .where('pages.state', 'in', shownStates)
    .orderBy('named.fit', 'desc')
    .orderBy(sql`length(pages.name)`)
    .orderBy('pages.id')
    .limit(8)
    .execute()
  const wasLookedAt = new Set<string>(lookedAtStates)
  return {
    success: true,
    data: rows.map((row) => ({ ...cardOf(ctx, row), alike: wasLookedAt.has(row.state) && looksLike(term, row.name) })),
  }
}
