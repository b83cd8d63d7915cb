import { endAfter, extendJob, refreshJob } from '#features/jobs/job-life/live-on.ts'
import { copyJob } from '#features/jobs/jobs/copy-job.ts'
import { archiveJob, closeJob, pauseJob, resumeJob } from '#features/jobs/jobs/job-moves.ts'
import { reachableJobs } from '#features/jobs/jobs/job-team.ts'
import { feeToExtend } from '#features/jobs/jobs/live-fee.ts'
import { priceOf } from '#features/money/prices/price-of.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

type Batch = Taken<typeof contract.runBatch>
type Gives = Promise<Given<typeof contract.runBatch>>
type Result = Awaited<Gives>['data'][number]
type Act = (ctx: Context, job: string, batch: Batch, coins: number) => Promise<unknown>

const acts: Record<Batch['action'], Act> = {
  pause: (ctx, job) => pauseJob(ctx, { job }),
  resume: (ctx, job) => resumeJob(ctx, { job }),
  close: (ctx, job, { reason = 'cancelled' }) => closeJob(ctx, { job, reason }),
  extend: (ctx, job, { days = 30, why = '' }, coins) => extendJob(ctx, { job, days, reason: why, coins }),
  refresh: (ctx, job, _, coins) => refreshJob(ctx, { job, coins }),
  copy: (ctx, job) => copyJob(ctx, { job }),
  archive: (ctx, job) => archiveJob(ctx, { job }),
}

/** Does it to each by itself, as if one after the other had been pressed; a refusal stops only its own. @throws Refused invalid */
export async function runBatch(ctx: Context, batch: Batch): Gives {
  demandWhole(batch)
  let left = batch.coins
  const data = await onEach(ctx, batch, async (job, coins) => {
    if (coins > left) throw new Refused('price_changed')
    await acts[batch.action](ctx, job, batch, coins)
    left -= coins
  })
  return { success: true, data }
}

/** Thrown to take back what a preview did. */
const onlyLooking = new Error('only looking')

/** Does the same and takes it back: what is told before is what happens then. @throws Refused invalid */
export async function previewBatch(ctx: Context, batch: Batch): Gives {
  demandWhole(batch)
  const data = await onEach(ctx, batch, async (job, coins) => {
    try {
      await ctx.db.transaction().execute(async (tx) => {
        await acts[batch.action]({ ...ctx, db: within(tx) }, job, batch, coins)
        throw onlyLooking
      })
    } catch (error) {
      if (error !== onlyLooking) throw error
    }
  })
  return { success: true, data }
}

/** A database whose transactions are part of one that is open. */
function within(tx: Context['db']): Context['db'] {
  const inner = { execute: (act: (inside: typeof tx) => unknown) => act(tx) }
  return new Proxy(tx, {
    get(target, name) {
      if (name === 'transaction') return () => inner
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

function demandWhole({ action, reason, days, why }: Batch): void {
  if (action === 'close' && !reason) throw wrongField('reason', 'required')
  if (action === 'extend' && !days) throw wrongField('days', 'required')
  if (action === 'extend' && (why?.length ?? 0) < 3) throw wrongField('why', 'required')
}

async function onEach(
  ctx: Context,
  batch: Batch,
  act: (job: string, coins: number) => Promise<unknown>,
): Promise<Result[]> {
  const results: Result[] = []
  const before = await titlesOf(ctx, batch.jobs)
  for (const job of new Set(batch.jobs)) {
    const known = before.get(job)
    const coins = known ? await costOf(ctx, batch, job) : 0
    const refused = known
      ? await tryOne(ctx, () => act(job, coins))
      : ctx.wording.say(ctx.language, 'refusals.not_found')
    results.push({
      job,
      title: known?.title ?? '',
      state: known?.state ?? null,
      done: refused === null,
      coins,
      refused,
    })
  }
  return results
}

/** What the action costs for one job of the own page now. */
async function costOf(ctx: Context, { action, days = 30 }: Batch, id: string): Promise<number> {
  if (action !== 'refresh' && action !== 'extend') return 0
  const page = found(ctx.membership).page
  if (action === 'refresh') return (await priceOf(ctx, ctx.db, 'refresh', '', page)).cost
  const query = ctx.db.selectFrom('jobs').select(['id', 'page_id', 'expires_at']).where('id', '=', id)
  const job = await query.executeTakeFirstOrThrow()
  return (await feeToExtend(ctx, ctx.db, job, endAfter(ctx, job, days))).coins
}

async function tryOne(ctx: Context, act: () => Promise<unknown>): Promise<string | null> {
  try {
    await act()
    return null
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return ctx.wording.say(ctx.language, `refusals.${error.code}`)
  }
}

async function titlesOf(ctx: Context, ids: readonly string[]) {
  const membership = found(ctx.membership)
  const rows = await ctx.db
    .selectFrom('jobs')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .select(['jobs.id', 'title', 'jobs.state'])
    .where('jobs.id', 'in', ids)
    .where(reachableJobs(membership, 'job.publish'))
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
