import { balanceOf } from '#features/money/ledger/ledger.ts'
import { wholePeople } from '#features/sourcing/cv-search/whole-people.ts'
import { enqueue } from '#platform/server/background/background-task.ts'
import type { Context, Membership } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { allowanceOf, takeAllowance } from './allowance.ts'
import type * as contract from './contract.ts'
import type { Formattable } from './contract.ts'
import { formatChosen } from './format-chosen.ts'
import { viewOf } from './formatted-view.ts'
import { reachChosen, sentWithin } from './page-source.ts'
import { printsWithin } from './reach.ts'

const shownBatches = 10

/** @throws Refused not_allowed: people that were found are for those who may search */
export async function listFormattable(
  ctx: Context,
  { from, job }: Taken<typeof contract.listFormattable>,
): Promise<Given<typeof contract.listFormattable>> {
  const membership = found(ctx.membership)
  if (from === 'applicants') return { success: true, data: await applicantsOf(ctx, membership, job) }
  if (!membership.may('cv.search')) throw new Refused('not_allowed')
  const people = await wholePeople(ctx.db, membership, from)
  return {
    success: true,
    data: people.map(({ headline, at, ...person }) => ({
      ...person,
      of: 'person',
      about: headline,
      at: at.toISOString(),
    })),
  }
}

async function applicantsOf(ctx: Context, membership: Membership, job: string | undefined): Promise<Formattable[]> {
  const rows = await sentWithin(ctx, membership)
    .innerJoin('jobs as job', 'job.id', 'applications.job_id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'job.id').onRef('job_texts.language', '=', 'job.language'),
    )
    .select(['applications.id', 'applications.name', 'job_texts.title as about', 'submitted_at'])
    .$if(job !== undefined, (query) => query.where('applications.job_id', '=', job as string))
    .orderBy('submitted_at', 'desc')
    .limit(200)
    .execute()
  return rows.map(({ submitted_at, ...row }) => ({ ...row, of: 'application', at: submitted_at.toISOString() }))
}

/** Prints of the page, by batch; what a member does not reach is left out. */
export async function listBatches(ctx: Context): Promise<Given<typeof contract.listBatches>> {
  const membership = found(ctx.membership)
  const rows = await printsWithin(ctx, membership)
    .leftJoin('users', 'users.id', 'formatted_cvs.made_by')
    .select(['formatted_cvs.id', 'formatted_cvs.name', 'formatted_cvs.state', 'why', 'asked', 'batch_id'])
    .select(['formatted_cvs.created_at', 'users.name as by'])
    .orderBy('formatted_cvs.created_at', 'desc')
    .orderBy('formatted_cvs.id')
    .limit(400)
    .execute()
  const batches = Map.groupBy(rows, ({ batch_id }) => batch_id ?? '')
  return {
    success: true,
    data: {
      batches: [...batches].slice(0, shownBatches).map(([id, items]) => ({
        id,
        at: found(items[0]).created_at.toISOString(),
        by: found(items[0]).by,
        items: items.map(viewOf),
      })),
      free: await freeOf(ctx, membership.page),
    },
  }
}

async function freeOf(ctx: Context, page: string) {
  const { of, left, cost } = await allowanceOf(ctx, ctx.db, page)
  return { of, left, cost, balance: await balanceOf(ctx.db, page, 'coin', ctx.now()) }
}

/** Queues the prints of a batch, one job each, so that progress is told one by one. @throws Refused not_found · price_changed · no_coins · over_limit */
export async function startBatch(
  ctx: Context,
  { chosen, coins: agreed, ...asked }: Taken<typeof contract.startBatch>,
): Promise<Given<typeof contract.startBatch>> {
  const membership = found(ctx.membership)
  const reached = await reachChosen(ctx, membership, chosen)
  if (reached.length < new Set(chosen.map(({ id }) => id)).size) throw new Refused('not_found')
  await ctx.db.transaction().execute(async (tx) => {
    const batch_id = newId()
    const paid_key = `formatted:${batch_id}`
    const costs = await takeAllowance(ctx, tx, { page: membership.page, count: reached.length, key: paid_key, agreed })
    for (const [at, { of, id: source, name, user }] of reached.entries()) {
      const id = newId()
      const made = { page_id: membership.page, made_by: membership.member, batch_id, name, created_at: ctx.now() }
      const paid = { coins: costs[at] ?? 0, paid_key }
      const application_id = of === 'application' ? source : null
      await tx
        .insertInto('formatted_cvs')
        .values({ ...made, ...paid, id, application_id, user_id: user, asked: JSON.stringify(asked) })
        .execute()
      await enqueue(tx, formatChosen, { formatted: id })
    }
  })
  return listBatches(ctx)
}

/** Puts a print that failed back into the queue; it counts anew. @throws Refused not_found · not_failed · price_changed · no_coins · over_limit */
export async function printAgain(
  ctx: Context,
  { formatted: id, coins: agreed }: Taken<typeof contract.printAgain>,
): Promise<Given<typeof contract.printAgain>> {
  const membership = found(ctx.membership)
  found(await printsWithin(ctx, membership).select('id').where('id', '=', id).executeTakeFirst())
  await ctx.db.transaction().execute(async (tx) => {
    const paid_key = `formatted:again:${newId()}`
    const [coins = 0] = await takeAllowance(ctx, tx, { page: membership.page, count: 1, key: paid_key, agreed })
    const waiting = await tx
      .updateTable('formatted_cvs')
      .set({ state: 'waiting', why: null, coins, paid_key })
      .where('id', '=', id)
      .where('state', '=', 'failed')
      .executeTakeFirst()
    if (!waiting.numUpdatedRows) throw new Refused('not_failed')
    await enqueue(tx, formatChosen, { formatted: id })
  })
  return listBatches(ctx)
}
