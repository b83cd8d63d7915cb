import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import type * as contract from './edit-contract.ts'
import type { ChangedField } from './job-changes.ts'
import type { Actor, JobState } from './job-states.ts'
import { wordChanges } from './wording-of-changes.ts'

type Happening = Given<typeof contract.jobHistory>['data'][number]
const most = 300

type Reader = {
  /** For others staff act for the site, not by name. */
  namesStaff: boolean
  /** What was spent is theirs who may spend. */
  seesCoins: boolean
}

/** The moves and changes of any job and what it cost, latest first. */
export async function happeningsOf(ctx: Context, job: string, { namesStaff, seesCoins }: Reader) {
  const all = await Promise.all([
    movesOf(ctx, job, namesStaff),
    changesOf(ctx, job),
    seesCoins ? spendingOf(ctx, job) : [],
  ])
  return all
    .flat()
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, most)
}

async function movesOf(ctx: Context, job: string, namesStaff: boolean): Promise<Happening[]> {
  const rows = await ctx.db
    .selectFrom('events')
    .leftJoin('users', 'users.id', 'events.actor_id')
    .select(['events.id', 'at', 'data', 'users.name'])
    .where('thing', '=', 'job')
    .where('thing_id', '=', job)
    .where('events.name', 'in', ['job.moved', 'job.life'])
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id, at, data, name }) => {
    const told = data as Partial<Happening> & { said_by?: string | null }
    const by: Actor = told.by ?? 'member'
    return {
      id,
      at: at.toISOString(),
      by,
      name: by === 'staff' && !namesStaff ? null : (told.said_by ?? name),
      move: told.move ?? null,
      from: (told.from ?? null) as JobState | null,
      to: (told.to ?? null) as JobState | null,
      reason: told.reason ?? null,
      as: told.as ?? null,
      ...{ change: null, coins: null },
    }
  })
}

async function changesOf(ctx: Context, job: string): Promise<Happening[]> {
  const rows = await ctx.db
    .selectFrom('job_changes')
    .leftJoin('users', 'users.id', 'changed_by')
    .select(['job_changes.id', 'field', 'said_before', 'says_now', 'at', 'users.name'])
    .where('job_id', '=', job)
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
  const worded = await wordChanges(
    ctx,
    rows.map(({ field, said_before, says_now }) => ({ field: field as ChangedField, from: said_before, to: says_now })),
  )
  return rows.map(({ id, at, name }, index) => ({
    id,
    at: at.toISOString(),
    by: 'member',
    name,
    move: null,
    from: null,
    to: null,
    reason: null,
    as: null,
    change: worded[index] ?? null,
    coins: null,
  }))
}

/** Coins that were taken for its place or its promotion, and those that came back; what is set aside is not spent yet. */
async function spendingOf(ctx: Context, job: string): Promise<Happening[]> {
  const rows = await ctx.db
    .selectFrom('jobs')
    .innerJoin('ledger_accounts', 'ledger_accounts.page_id', 'jobs.page_id')
    .innerJoin('ledger_postings', 'ledger_postings.account_id', 'ledger_accounts.id')
    .leftJoin('page_members', (join) =>
      join.onRef('page_members.user_id', '=', 'by_id').onRef('page_members.page_id', '=', 'jobs.page_id'),
    )
    .leftJoin('users', 'users.id', 'page_members.user_id')
    .select(['ledger_postings.id', 'at', 'amount', 'users.name'])
    .where('jobs.id', '=', job)
    .where('ledger_accounts.kind', '=', 'coin')
    .where('amount', 'is not', null)
    .where('amount', '!=', 0)
    .where(sql<boolean>`${job} in (about ->> 'job', about ->> 'thing')`)
    .orderBy('ledger_postings.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id, at, amount, name }) => ({
    ...{ id: `coins ${id}`, at: at.toISOString(), by: name ? ('member' as const) : ('clock' as const), name },
    ...{ move: null, from: null, to: null, reason: null, as: null, change: null, coins: amount },
  }))
}
