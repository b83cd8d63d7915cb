import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, must, refuse, yes } from '#platform/shared/refusal.ts'
import { cardsOf } from '../cards-of.ts'
import { mayBeFound } from '../contact/access.ts'
import { demandFound } from '../contact/demand-found.ts'
import type * as contract from '../contract.ts'
import { mostInBasket } from '../rules.ts'

/** Leaves somebody out of the page's searches, or takes that back. @throws Refused not_found */
export async function hidePerson(ctx: Context, { person, hidden }: Taken<typeof contract.hidePerson>) {
  const { page } = found(ctx.membership)
  await demandFound(ctx, { page, job: null }, person)
  const hidden_at = hidden ? ctx.now() : null
  await ctx.db
    .insertInto('cv_marks')
    .values({ page_id: page, user_id: person, hidden_at })
    .onConflict((known) => known.columns(['page_id', 'user_id']).doUpdateSet({ hidden_at }))
    .execute()
  return { success: true as const }
}

/** The basket of the member; who may not be found any more has left it. */
export async function listBasket(ctx: Context): Promise<Given<typeof contract.listBasket>> {
  const { page, member } = found(ctx.membership)
  const scope = { page, job: null }
  const rows = await ctx.db
    .selectFrom('cv_baskets')
    .select('user_id')
    .where('page_id', '=', page)
    .where('member_id', '=', member)
    .where(mayBeFound(scope, sql.ref('cv_baskets.user_id')))
    .orderBy('at')
    .execute()
  return {
    success: true,
    data: await cardsOf(
      ctx,
      scope,
      rows.map(({ user_id }) => user_id),
      [],
    ),
  }
}

/** Puts people in or takes them out; nobody named and nobody inside, it is emptied. Counted is who may still be found. @throws Refused basket_full */
export async function changeBasket(
  ctx: Context,
  { people, inside }: Taken<typeof contract.changeBasket>,
): Promise<Given<typeof contract.changeBasket>> {
  const { page, member } = found(ctx.membership)
  const count = await ctx.db.transaction().execute(async (tx) => {
    // two changes at once wait for each other at the member's row
    await tx
      .selectFrom('page_members')
      .select('user_id')
      .where('page_id', '=', page)
      .where('user_id', '=', member)
      .forUpdate()
      .execute()
    if (inside)
      await sql`
        insert into cv_baskets (page_id, member_id, user_id, at)
        select ${page}, ${member}, chosen.id, ${ctx.now()} from unnest(${people}::uuid[]) as chosen(id)
        where ${mayBeFound({ page, job: null }, sql.ref('chosen.id'))} on conflict do nothing`.execute(tx)
    else
      await tx
        .deleteFrom('cv_baskets')
        .where('page_id', '=', page)
        .where('member_id', '=', member)
        .$if(people.length > 0, (query) => query.where('user_id', 'in', people))
        .execute()
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from cv_baskets where page_id = ${page} and member_id = ${member}
        and ${mayBeFound({ page, job: null }, sql.ref('cv_baskets.user_id'))}`.execute(tx)
    const now = rows[0]?.count ?? 0
    must(now > mostInBasket ? refuse('basket_full') : yes)
    return now
  })
  return { success: true, data: { count } }
}
