import { sql } from 'kysely'
import { isHidden } from '#features/hiring/applications/anonymity.ts'
import { sentFor } from '#features/hiring/applications/sent-for.ts'
import type { Compared } from '#features/jobs/matching/compared.ts'
import type { Profiled } from '#features/jobs/matching/said-by.ts'
import { asAlike } from '#features/sourcing/cv-search/occupations-titled.ts'
import type { Context } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'
import { hasNoAccount, pooledFrom } from './pooled-sources.ts'

/** Somebody of the own pool without an account, by what was made ready when the company last heard of them. */
export type PooledOfWork = {
  id: string
  compared: Compared
  profile: Profiled
  position_ids: readonly number[]
  updated_at: Date
}

/**
 * People without an account of these positions, with such a title or with one of these skills (folded), in the pool of the company, whom it knows by what they sent it or it brought along;
 * the newest, at most so many. Nobody who applied to the job already, nobody who is reviewed without a name, and none for whoever may not see the pool.
 */
export async function pooledOfWork(
  ctx: Context,
  job: string,
  { positions, alike, skills }: Record<'positions', readonly number[]> & Record<'alike' | 'skills', readonly string[]>,
  most: number,
): Promise<PooledOfWork[]> {
  const { page, may } = found(ctx.membership)
  if (!may('drop.answer') || positions.length + alike.length + skills.length === 0) return []
  const { rows } = await sql<Omit<PooledOfWork, 'position_ids'> & { wished: number | null }>`
    select pool_entries.id::text as id, pool_compared.compared, pool_compared.beside as profile, pool_compared.wished, pool_compared.updated_at
    from pool_compared join (${pooledFrom}) on pool_entries.id = pool_compared.entry_id
    where pool_entries.page_id = ${page} and ${hasNoAccount}
      and (pool_compared.titled && ${[...positions.map(String), ...alike.map(asAlike)]}::text[] or pool_compared.skills && ${skills as string[]}::text[])
      and (applications.id is null or not ${isHidden}) and ${sentFor(sql`${job}::uuid`)} is null
    order by pool_compared.updated_at desc, pool_entries.id desc limit ${most}`.execute(ctx.read)
  return rows.map(({ wished, ...row }) => ({ ...row, position_ids: wished === null ? [] : [wished] }))
}

/** Of entries of the pool: when they were invited to the job, those who were. */
export async function invitedOfPool(
  { db }: Context,
  job: string,
  entries: readonly string[],
): Promise<Map<string, Date>> {
  if (entries.length === 0) return new Map()
  const rows = await db
    .selectFrom('pool_invitations')
    .select(['entry_id', 'at'])
    .where('job_id', '=', job)
    .where('entry_id', 'in', entries)
    .execute()
  return new Map(rows.flatMap(({ entry_id, at }) => (entry_id ? [[entry_id, at] as const] : [])))
}
