import { type RawBuilder, sql } from 'kysely'
import type { Scope } from './role-rules.ts'

/** Which `jobs` of a page a scope reaches for somebody: all, those they wrote, or those they are assigned to as well. */
export function isWithin(scope: Scope | null, user: string): RawBuilder<boolean> {
  // whoever sees money or visits alone sees no job by it
  if (scope === null || scope === 'money' || scope === 'page') return sql<boolean>`false`
  if (scope === 'own') return sql<boolean>`jobs.created_by = ${user}`
  if (scope === 'assigned' || scope === 'own_words')
    return sql<boolean>`(jobs.created_by = ${user} or exists (
      select 1 from job_members where job_members.job_id = jobs.id and job_members.user_id = ${user}))`
  return sql<boolean>`true`
}
