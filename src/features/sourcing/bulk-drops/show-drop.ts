import { sql } from 'kysely'
import { linesOf } from '#features/jobs/matching/lines-of.ts'
import { balanceOf } from '#features/money/ledger/ledger.ts'
import { toE164 } from '#features/people/accounts/phone-number.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { freeReadings } from './reading-fee.ts'

const latest = 20

type Item = Given<typeof contract.showBulkDrop>['data']['items'][number]

const selectItems = ({ db }: Context) =>
  db
    .selectFrom('bulk_items as i')
    .innerJoin('pages', 'pages.id', 'i.page_id')
    .select(['i.id', 'i.drop_id', 'i.page_id', 'i.name', 'i.state', 'i.content', 'i.imported_id', 'i.file_id'])
    .select('pages.country_id')

type Row = Awaited<ReturnType<ReturnType<typeof selectItems>['executeTakeFirstOrThrow']>>

/** @throws Refused not_found */
export async function showBulkDrop(
  ctx: Context,
  { drop }: Taken<typeof contract.showBulkDrop>,
): Promise<Given<typeof contract.showBulkDrop>> {
  const { page } = found(ctx.membership)
  const row = found(
    await ctx.db
      .selectFrom('bulk_drops')
      .leftJoin('users', 'users.id', 'by_id')
      .select(['bulk_drops.id', 'bulk_drops.created_at', 'is_test', 'undone_at', 'users.name as by'])
      .where('bulk_drops.id', '=', drop)
      .where('page_id', '=', page)
      .executeTakeFirst(),
  )
  const [items, free] = await Promise.all([
    selectItems(ctx).where('i.drop_id', '=', drop).orderBy('i.id').execute(),
    freeReadings(ctx, ctx.db, page),
  ])
  return {
    success: true,
    data: {
      ...{ id: row.id, at: row.created_at.toISOString(), by: row.by, is_test: row.is_test, left_this_month: free.left },
      undone_at: row.undone_at?.toISOString() ?? null,
      items: await Promise.all(items.map((item) => viewOf(ctx, item))),
    },
  }
}

async function viewOf(ctx: Context, row: Row): Promise<Item> {
  const content = row.content ? CvContent.parse(row.content) : null
  const read = {
    ...{ name: content?.name ?? '', email: content?.email ?? '', headline: content?.headline ?? '' },
    phone: content?.phones[0] ?? '',
  }
  const known = row.state === 'needs_review' ? await knownAs(ctx, row, read) : null
  return { id: row.id, name: row.name, state: row.state, read, known, imported: row.imported_id }
}

/** Whom the company has already by the same address or number. */
async function knownAs({ db }: Context, { page_id, country_id }: Row, { email, phone }: Item['read']) {
  const number = phone ? toE164(phone, countryCode(country_id)) : null
  if (!email && !number) return null
  const row = await db
    .selectFrom('imported_candidates')
    .select(['id', 'name'])
    .where('page_id', '=', page_id)
    .where('state', 'not in', ['merged', 'expired', 'withdrawn', 'refused'])
    .where((or) =>
      or.or([
        ...(email ? [or(sql`lower(email)`, '=', email.toLowerCase())] : []),
        ...(number ? [or('phone', '=', number)] : []),
      ]),
    )
    .executeTakeFirst()
  return row ? { id: row.id, name: row.name ?? '' } : null
}

export async function listBulkDrops(ctx: Context): Promise<Given<typeof contract.listBulkDrops>> {
  const { page } = found(ctx.membership)
  const [rows, free, balance] = await Promise.all([
    ctx.db
      .selectFrom('bulk_drops')
      .innerJoin('bulk_items', 'bulk_items.drop_id', 'bulk_drops.id')
      .leftJoin('users', 'users.id', 'bulk_drops.by_id')
      .select(['bulk_drops.id', 'bulk_drops.created_at', 'is_test', 'undone_at', 'users.name as by'])
      .select(sql<number>`count(*)::integer`.as('files'))
      .select(
        sql<number>`count(*) filter (where bulk_items.state in ('parsing', 'needs_review'))::integer`.as('waiting'),
      )
      .select(sql<number>`count(*) filter (where bulk_items.state in ('created', 'merged'))::integer`.as('created'))
      .where('bulk_drops.page_id', '=', page)
      .groupBy(['bulk_drops.id', 'users.name'])
      .orderBy('bulk_drops.created_at', 'desc')
      .limit(latest)
      .execute(),
    freeReadings(ctx, ctx.db, page),
    balanceOf(ctx.db, page, 'coin', ctx.now()),
  ])
  const drops = rows.map(({ created_at, undone_at, ...row }) => ({
    ...{ ...row, at: created_at.toISOString(), undone: undone_at !== null },
  }))
  return { success: true, data: { left: free.left, free: { of: free.of, cost: free.cost, balance }, drops } }
}

/** @throws Refused not_found */
export async function showBulkItem(
  ctx: Context,
  { item }: Taken<typeof contract.showBulkItem>,
): Promise<Given<typeof contract.showBulkItem>> {
  const query = selectItems(ctx).where('i.id', '=', item).where('i.page_id', '=', found(ctx.membership).page)
  const row = found(await query.executeTakeFirst())
  const content = row.content ? CvContent.parse(row.content) : null
  const lines = content ? linesOf(content).map((line) => ({ ...line, marks: [] })) : []
  const url = row.file_id ? `/api/files/${row.file_id}/${encodeURIComponent(row.name)}` : null
  return {
    success: true,
    data: { ...(await viewOf(ctx, row)), lines, cv_language: content?.language ?? 'en', url, file: row.file_id },
  }
}
