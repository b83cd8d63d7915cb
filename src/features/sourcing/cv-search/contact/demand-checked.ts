import { sql } from 'kysely'
import type { PageState } from '#features/companies/pages/page-states.ts'
import type { Context } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'

const hasBought = sql<boolean>`exists (select from ledger_lots l join ledger_accounts a on a.id = l.account_id
  where a.page_id = pages.id and a.kind = 'cv' and l.source = 'bought')`

const unchecked: PageState[] = ['pending', 'withheld']

/** A company that nobody has looked at comes to no contacts, unless it has paid for them. @throws Refused page_unchecked */
export async function demandChecked({ db }: Context, page: string): Promise<void> {
  const row = await db
    .selectFrom('pages')
    .select('id')
    .where('id', '=', page)
    .where('state', 'in', unchecked)
    .where(({ not }) => not(hasBought))
    .executeTakeFirst()
  if (row) throw new Refused('page_unchecked')
}
