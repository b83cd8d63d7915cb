import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { give, spend } from './ledger.ts'
import { readEntries } from './list-entries.ts'
import { wrongAccounts } from './reconcile.ts'
import { linesOnScreen } from './rules.ts'
import { readBalances } from './show-balances.ts'

/** What staff see of a page, and what does not agree anywhere. @throws Refused not_found */
export async function showBooks(
  ctx: Context,
  { page: id, q }: Taken<typeof contract.showBooks>,
): Promise<Given<typeof contract.showBooks>> {
  const wrong = await wrongAccounts(ctx.read)
  const names = await nameOf(
    ctx,
    wrong.map(({ page_id }) => page_id),
  )
  return {
    success: true,
    data: {
      found: q === '' ? [] : await pagesNamed(ctx, q),
      page: id ? await bookOf(ctx, id) : null,
      wrong: wrong.map(({ page_id, kind }) => ({ page: page_id, name: names.get(page_id) ?? '', kind })),
    },
  }
}

const mostFound = 10

const pagesNamed = (ctx: Context, q: string) =>
  ctx.db
    .selectFrom('pages')
    .select(['id', 'name', 'slug'])
    .where('name', 'ilike', `%${q.replace(/[\\%_]/g, '\\$&')}%`)
    .orderBy('name')
    .limit(mostFound)
    .execute()

async function bookOf(ctx: Context, id: string) {
  const [balances, entries, names] = await Promise.all([
    readBalances(ctx.db, id, ctx.now()),
    readEntries(ctx.db, { page: id, by: null, most: linesOnScreen }),
    nameOf(ctx, [id]),
  ])
  return { id, name: found(names.get(id)), balances, entries }
}

async function nameOf(ctx: Context, ids: string[]): Promise<Map<string, string>> {
  const rows =
    ids.length > 0 ? await ctx.db.selectFrom('pages').select(['id', 'name']).where('id', 'in', ids).execute() : []
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Puts something right by hand. @throws Refused not_found · no_coins · no_credits · no_sms · settled_otherwise */
export async function correctBalance(
  ctx: Context,
  { page, kind, amount, note, request }: Taken<typeof contract.correctBalance>,
): Promise<Given<typeof contract.correctBalance>> {
  found((await nameOf(ctx, [page])).get(page))
  const asked = { page, kind, amount: Math.abs(amount), key: `correct:${request}`, about: { for: 'staff', note } }
  await ctx.db.transaction().execute(async (tx) => {
    if (amount > 0) await give(ctx, tx, { ...asked, source: 'granted', what: 'correct' })
    else await spend(ctx, tx, asked, 'correct')
  })
  return { success: true }
}
