import { sql } from 'kysely'
import { giveBack, hold, settle } from '#features/money/ledger/ledger.ts'
import { perksOf } from '#features/money/plans/plans.ts'
import { priceOf } from '#features/money/prices/price-of.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { newId } from '#platform/shared/ids.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { type FeeStep, periodsFor, unusedOf } from './fee-rules.ts'

const day = 86_400_000
/** What is set aside for a job waits as long as the job does: whoever takes it back, or refuses it, lets it go. */
const waits = 3_650 * day

type Job = { id: string; page_id: string }
/** A job that was not saved yet has no id. */
type Asked = { id: string | null; page_id: string }
/** What it costs, for how many days, and how the page stands. */
export type LiveFee = { coins: number; days: number; price: string; free: number; used: number }

/** When a job would be out, if it is sent now. */
export type Stay = { from: Date; until: Date }

/** Until when the place of a job is paid; null where it stands in a free one. */
export const paidUntil = async (ctx: Context, db: Db, job: Job) => (await placesOf(ctx, db, job)).paidUntil

/** What it costs to have a job out for a time: nothing in a free place, nor for days that are paid already. */
export async function feeFor(ctx: Context, db: Db | Tx, job: Asked, { from, until }: Stay): Promise<LiveFee> {
  const [price, perks, places] = await Promise.all([
    priceOf(ctx, db, 'live_job', '', job.page_id),
    perksOf(db, job.page_id, ctx.now()),
    placesOf(ctx, db, job),
  ])
  const free = Math.max(price.free_at_once, perks.live_jobs ?? 0)
  const each = price.days ?? 30
  const begins = new Date(Math.max(places.paidUntil?.getTime() ?? 0, from.getTime()))
  const isFree = places.paidUntil === null && places.used < free
  const periods = isFree ? 0 : periodsFor(begins, until, each)
  return { coins: periods * price.cost, days: periods * each, price: price.id, free, used: places.used }
}

/** How many of the page's other jobs stand in free places, and until when this one is paid. */
async function placesOf(ctx: Context, db: Db | Tx, { id, page_id }: Asked) {
  const { rows } = await sql<{ used: number; paidUntil: Date | null }>`
    select (select count(*)::integer from jobs where page_id = ${page_id} and id is distinct from ${id}::uuid
        and state in ('awaiting_client', 'submitted', 'approved', 'scheduled', 'live', 'paused', 'suspended')
        and not exists (select from job_fees where job_id = jobs.id and (state = 'held' or (state = 'paid' and until_at > ${ctx.now()})))
      ) as used,
      (select max(until_at) from job_fees where job_id = ${id}::uuid and state = 'paid' and until_at > ${ctx.now()}) as "paidUntil"`.execute(
    db,
  )
  return rows[0] as { used: number; paidUntil: Date | null }
}

/** What more days cost of a job that is out: nothing in a free place, nor for days that are paid already. */
export async function feeToExtend(ctx: Context, db: Db | Tx, job: Job, until: Date): Promise<LiveFee> {
  const [price, { used, paidUntil }] = await Promise.all([
    priceOf(ctx, db, 'live_job', '', job.page_id),
    placesOf(ctx, db, job),
  ])
  const each = price.days ?? 30
  const periods = paidUntil ? periodsFor(paidUntil, until, each) : 0
  return { coins: periods * price.cost, days: periods * each, price: price.id, free: price.free_at_once, used }
}

/**
 * Sets aside what the place of a job costs that is sent out; two at once do not both get the last free one.
 * @param agreed what the caller was told that it costs
 * @throws Refused price_changed · not_allowed: the caller spends nothing · no_coins · over_limit
 */
export async function holdFee(ctx: Context, tx: Tx, job: Job, stay: Stay, agreed: number): Promise<void> {
  await tx.selectFrom('pages').select('id').where('id', '=', job.page_id).forNoKeyUpdate().execute()
  await setAside(ctx, tx, job, await feeFor(ctx, tx, job, stay), agreed)
}

/** Takes what more days of a job cost that is out. @throws Refused price_changed · not_allowed · no_coins · over_limit */
export async function payToExtend(ctx: Context, tx: Tx, job: Job, until: Date, agreed: number): Promise<void> {
  await setAside(ctx, tx, job, await feeToExtend(ctx, tx, job, until), agreed)
  await followFee(ctx, tx, job, 'take')
}

async function setAside(ctx: Context, tx: Tx, job: Job, { coins, days, price }: LiveFee, agreed: number) {
  if (coins !== agreed) throw new Refused('price_changed', { cost: coins })
  if (coins === 0) return
  if (!ctx.membership?.may('spend')) throw new Refused('not_allowed')
  const fee = { id: newId(), page_id: job.page_id, job_id: job.id, coins, days, by_id: ctx.me?.id ?? null }
  await tx.insertInto('job_fees').values(fee).execute()
  const about = { for: 'live_job', job: job.id, price }
  const asked = { page: job.page_id, kind: 'coin', amount: coins, key: keyOf(fee.id), about } as const
  await hold(ctx, tx, { ...asked, until: new Date(ctx.now().getTime() + waits) })
}

const keyOf = (fee: string) => `live:${fee}`

/** What becomes of what was set aside, or paid, when its job moves on. */
export async function followFee(ctx: Context, tx: Tx, job: Job, step: FeeStep): Promise<void> {
  if (step === 'stays') return
  const fees = await tx
    .selectFrom('job_fees')
    .selectAll()
    .where('job_id', '=', job.id)
    .where('state', 'in', step === 'return' ? ['held', 'paid'] : ['held'])
    .orderBy('until_at')
    .forUpdate()
    .execute()
  for (const fee of fees) {
    const asked = { page: fee.page_id, kind: 'coin', amount: fee.coins, key: keyOf(fee.id), by: fee.by_id } as const
    const about = { for: 'live_job', job: job.id }
    if (fee.state === 'paid') await returnFee(ctx, tx, { ...fee, until_at: fee.until_at as Date })
    else if (step === 'take') {
      await settle(ctx, tx, { ...asked, about }, 'capture')
      await noteTaken(ctx, tx, job, fee)
    } else {
      await settle(ctx, tx, { ...asked, about }, 'release')
      await tx.updateTable('job_fees').set({ state: 'released' }).where('id', '=', fee.id).execute()
    }
  }
}

/** A page that is closed sends nothing out any more: what was set aside for its jobs is let go. */
export async function letGoOfPage(ctx: Context, page: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const jobs = await tx
      .selectFrom('jobs')
      .select(['jobs.id', 'jobs.page_id'])
      .where('page_id', '=', page)
      .where('id', 'in', (eb) => eb.selectFrom('job_fees').select('job_id').where('state', '=', 'held'))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    for (const job of jobs) await followFee(ctx, tx, job, 'let_go')
  })
}

/** Paid days begin when the job goes live, or when those that were paid before are over. */
async function noteTaken(ctx: Context, tx: Tx, job: Job, fee: { id: string; days: number }): Promise<void> {
  const { paidUntil } = await placesOf(ctx, tx, job)
  const from = paidUntil ?? ctx.now()
  const until = new Date(from.getTime() + fee.days * day)
  const said = { state: 'paid' as const, from_at: from, until_at: until }
  await tx.updateTable('job_fees').set(said).where('id', '=', fee.id).execute()
}

/** Gives back what the site took from a page by removing its job: the days it was not out. */
async function returnFee(
  ctx: Context,
  tx: Tx,
  fee: { id: string; page_id: string; job_id: string; coins: number; days: number; until_at: Date },
): Promise<void> {
  const left = fee.until_at.getTime() - ctx.now().getTime()
  const amount = unusedOf(fee.coins, left, fee.days * day)
  await tx.updateTable('job_fees').set({ state: 'returned' }).where('id', '=', fee.id).execute()
  if (amount === 0) return
  const of = `capture ${keyOf(fee.id)}`
  const about = { for: 'live_job', job: fee.job_id }
  await giveBack(ctx, tx, {
    page: fee.page_id,
    kind: 'coin',
    amount,
    key: `back:${keyOf(fee.id)}`,
    of,
    about,
    by: null,
  })
}
