import { thumbOf } from '#features/companies/pages/take-pictures.ts'
import { readIn } from '#features/jobs/jobs/read-in.ts'
import { addressOf } from '#features/jobs/jobs/reference.ts'
import { textsByCode } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { countLeft } from './count-left.ts'
import { stateAfter } from './drop-states.ts'
import { lockItem, moveItem } from './move-drop.ts'

const atOnce = 20

type Shown = Given<typeof contract.listMyDrops>['data'][number]

/** CVs one left, the latest first. */
export async function listMyDrops(
  ctx: Context,
  { cursor }: Taken<typeof contract.listMyDrops>,
): Promise<Given<typeof contract.listMyDrops>> {
  const user = found(ctx.me).id
  const rows = await ctx.db
    .selectFrom('cv_drops')
    .select('id')
    .where('user_id', '=', user)
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor as string))
    .orderBy('id', 'desc')
    .limit(atOnce + 1)
    .execute()
  const shown = rows.slice(0, atOnce).map(({ id }) => id)
  return {
    success: true,
    data: await showDrops(ctx, shown),
    next_cursor: rows.length > atOnce ? (shown.at(-1) ?? null) : null,
    left: await countLeft(ctx, { user, email: null, phone: null }),
  }
}

/** CVs with what became of each, as whoever left them may see it. */
export async function showDrops(ctx: Context, ids: readonly string[]): Promise<Shown[]> {
  if (ids.length === 0) return []
  const [drops, items] = await Promise.all([
    ctx.db
      .selectFrom('cv_drops')
      .leftJoin('files', 'files.id', 'cv_id')
      .select(['cv_drops.id', 'cv_drops.created_at', 'wish', 'note', 'files.id as file', 'files.name as file_name'])
      .where('cv_drops.id', 'in', ids)
      .orderBy('cv_drops.id', 'desc')
      .execute(),
    itemsOf(ctx, ids),
  ])
  return drops.map(({ id, created_at, wish, note, file, file_name }) => ({
    ...{ id, at: created_at.toISOString(), wish, note },
    cv: file && file_name ? { name: file_name, url: `/api/files/${file}/${encodeURIComponent(file_name)}` } : null,
    items: items.filter(({ drop }) => drop === id).map(({ drop: _, ...item }) => item),
  }))
}

async function itemsOf(ctx: Context, drops: readonly string[]) {
  const [rows, reasons] = await Promise.all([selectItems(ctx, drops), textsByCode(ctx, 'reject-reason-public')])
  return rows.map((row) => ({
    ...{ drop: row.drop_id, id: row.id, state: row.state, words: row.words, thread: row.thread },
    company: {
      id: row.page_id,
      name: row.company,
      slug: row.slug,
      logo: row.logo_id ? thumbOf(row.logo_id, 160) : null,
    },
    reason: (row.reason && reasons.get(row.reason)) || null,
    job: row.job && row.address ? { title: row.job, address: addressOf(row.job, row.address) } : null,
    application: row.application_id,
    answer_due_at: row.answer_due_at.toISOString(),
    seen_at: row.seen_at?.toISOString() ?? null,
    answered_at: row.answered_at?.toISOString() ?? null,
    may_withdraw: stateAfter(row.state, 'withdraw') !== null,
  }))
}

const selectItems = (ctx: Context, drops: readonly string[]) =>
  ctx.db
    .selectFrom('cv_drop_items as i')
    .innerJoin('cv_drops', 'cv_drops.id', 'i.drop_id')
    .innerJoin('pages', 'pages.id', 'i.page_id')
    .leftJoin('jobs', 'jobs.id', 'i.job_id')
    .leftJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').on('job_texts.language', '=', readIn(ctx.language)),
    )
    .leftJoin('threads', (join) =>
      join
        .on('threads.kind', '=', 'direct')
        .onRef('threads.page_id', '=', 'i.page_id')
        .onRef('threads.user_id', '=', 'cv_drops.user_id'),
    )
    .select(['i.id', 'i.drop_id', 'i.state', 'i.reason', 'i.words', 'i.application_id', 'i.answer_due_at'])
    .select(['i.seen_at', 'i.answered_at', 'i.page_id', 'pages.name as company', 'pages.slug', 'pages.logo_id'])
    .select(['job_texts.title as job', 'jobs.reference as address', 'threads.id as thread'])
    .where('i.drop_id', 'in', drops)
    .orderBy('i.id')
    .execute()

/** @throws Refused not_found · drop_state */
export async function withdrawDrop(
  ctx: Context,
  { item }: Taken<typeof contract.withdrawDrop>,
): Promise<Given<typeof contract.withdrawDrop>> {
  await ctx.db.transaction().execute(async (tx) => {
    const locked = await lockItem(tx, { id: item, user: found(ctx.me).id })
    await moveItem(ctx, tx, locked, { event: 'withdraw' })
  })
  return { success: true }
}
