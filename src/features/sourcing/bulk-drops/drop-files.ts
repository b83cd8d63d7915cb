import { sql } from 'kysely'
import { importingAt } from '#features/sourcing/imports/own-page.ts'
import { enqueue } from '#platform/server/background/background-task.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { safeName } from '#platform/server/files/safe-name.ts'
import type { Given, Taken as Input } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { mostFiles, stateAfter } from './bulk-states.ts'
import type * as contract from './contract.ts'
import { bulkChanged } from './events.ts'
import { readBulkItem } from './read-item.ts'
import { feesFor, holdReading } from './reading-fee.ts'
import { type Taken, takeFile, unpack } from './take-files.ts'

/**
 * Takes files into a go, new or begun; each is read in the background. The same file twice is taken once, so that a go that broke
 * off is sent again as a whole. What is beyond the free ones is paid, if its price was agreed to; with too few coins nothing is taken in.
 * @throws Refused not_found · file_missing · bulk_full · bulk_enough · bulk_over · file_bomb · price_changed · not_allowed · no_coins · over_limit
 */
export async function dropFiles(
  asked: Context,
  { user, page, drop, test, coins_each: agreed }: Input<typeof contract.dropFiles>,
): Promise<Given<typeof contract.dropFiles>> {
  const membership = await importingAt(asked, page)
  if (user !== membership.member) throw new Refused('not_allowed')
  const ctx = { ...asked, membership }
  const { files, clean } = await unpack(ctx)
  const taken: Taken[] = []
  try {
    for (const file of files) taken.push(await takeFile(ctx, file))
    const isTest = test ?? ctx.settings.DROP_CV_IS_TEST
    const data = await ctx.db.transaction().execute((tx) => store(ctx, tx, { page, drop, isTest, taken, agreed }))
    return { success: true, data }
  } catch (error) {
    for (const { accepted } of taken) await accepted?.discard()
    throw error
  } finally {
    await clean()
  }
}

type Go = {
  page: string
  drop: string | undefined
  isTest: boolean
  taken: readonly Taken[]
  agreed: number | undefined
}

async function store(ctx: Context, tx: Tx, { page, drop, isTest, taken, agreed }: Go) {
  // of many at once each knows how many were before
  await sql`select pg_advisory_xact_lock(hashtext(${`bulk ${page}`}))`.execute(tx)
  const go = drop ? await demandOpen(tx, page, drop) : await begin(ctx, tx, page, isTest)
  const known = await tx.selectFrom('bulk_items').select('sha256').where('drop_id', '=', go).execute()
  const seen = new Set(known.map(({ sha256 }) => sha256.toString('hex')))
  const fresh = taken.filter(({ sha256 }) => !seen.has(sha256.toString('hex')) && seen.add(sha256.toString('hex')))
  if (known.length + fresh.length > mostFiles) throw new Refused('bulk_full', { most: mostFiles })
  const readable = fresh.filter(({ accepted }) => accepted !== null)
  const fees = await feesFor(ctx, tx, { page, count: readable.length, agreed })
  for (const one of fresh) await addItem(ctx, tx, { page, go, fee: fees[readable.indexOf(one)] }, one)
  for (const one of taken) if (!fresh.includes(one)) await one.accepted?.discard()
  await emit(ctx, tx, bulkChanged, { drop: go, page, what: 'added' })
  const items = await tx
    .selectFrom('bulk_items')
    .select(['id', 'name'])
    .where('drop_id', '=', go)
    .orderBy('id')
    .execute()
  return { drop: go, items }
}

async function demandOpen(tx: Tx, page: string, drop: string): Promise<string> {
  const row = found(
    await tx
      .selectFrom('bulk_drops')
      .select(['id', 'undone_at'])
      .where('id', '=', drop)
      .where('page_id', '=', page)
      .forShare()
      .executeTakeFirst(),
  )
  if (row.undone_at) throw new Refused('bulk_over')
  return row.id
}

async function begin(ctx: Context, tx: Tx, page: string, is_test: boolean): Promise<string> {
  const row = {
    id: newId<'bulk'>(),
    page_id: page,
    by_id: found(ctx.membership).member,
    is_test,
    created_at: ctx.now(),
  }
  await tx.insertInto('bulk_drops').values(row).execute()
  return row.id
}

type Place = { page: string; go: string; fee: Awaited<ReturnType<typeof feesFor>>[number] | undefined }

async function addItem(ctx: Context, tx: Tx, { page, go, fee }: Place, one: Taken): Promise<void> {
  const kept = one.accepted && (await one.accepted.keep(tx, { owner: null }))
  if (kept) await tx.updateTable('files').set({ page_id: page }).where('id', '=', kept.id).execute()
  const id = newId()
  await tx
    .insertInto('bulk_items')
    .values({
      ...{ id, drop_id: go, page_id: page, name: safeName(one.name), sha256: one.sha256, file_id: kept?.id ?? null },
      ...{ state: one.failed ? found(stateAfter('parsing', one.failed)) : ('parsing' as const), at: ctx.now() },
      ...{ coins: fee?.coins ?? 0, by_id: found(ctx.membership).member },
    })
    .execute()
  if (fee) await holdReading(ctx, tx, page, id, fee)
  if (kept) await enqueue(tx, readBulkItem, { item: id }, { key: `read-bulk-item:${id}` })
}
