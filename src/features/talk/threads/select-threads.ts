import { type RawBuilder, sql } from 'kysely'
import type { Context, Db } from '#platform/server/context.ts'
import type { ThreadViewer } from '#platform/server/thread-source.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { type ThreadKind, threadKinds } from './rules.ts'
import { allSources } from './sources.ts'

/** Conversations with what somebody keeps of them, and since when they are in it. */
export const selectThreads = (db: Db, user: string) =>
  db
    .selectFrom('threads')
    .leftJoin('thread_marks', (join) =>
      join.onRef('thread_marks.thread_id', '=', 'threads.id').on('thread_marks.user_id', '=', user),
    )
    .leftJoin('thread_members', (join) =>
      join.onRef('thread_members.thread_id', '=', 'threads.id').on('thread_members.user_id', '=', user),
    )
    .leftJoin('users as assignees', 'assignees.id', 'threads.assigned_to')
    .selectAll('threads')
    .select(unheardBy(user).as('unheard'))
    .select(['read_seq', 'muted_until', 'pinned_at', 'archived_at', 'draft', 'from_seq', 'assignees.name as assignee'])

/**
 * Which rows of `threads`, of all kinds or only of some, somebody reads in a list: as oneself, of the company page one works for, or as staff. What each kind of
 * conversation allows is said by the feature it belongs to. @throws Refused not_allowed
 */
export function within(
  ctx: Context,
  as: ThreadViewer,
  kinds: readonly ThreadKind[] = threadKinds,
): RawBuilder<boolean> {
  const me = found(ctx.me)
  if (as === 'staff' && !me.mayAsStaff('staff.support.answer')) throw new Refused('not_allowed')
  if (as === 'page' && !ctx.membership) throw new Refused('not_allowed')
  const parts = allSources(ctx).flatMap(([kind, source]) => {
    if (!kinds.includes(kind)) return []
    if (as === 'user') return source.own ? [source.own(me.id)] : []
    if (as === 'staff') return source.ofStaff ? [sql`threads.kind = ${kind}`] : []
    return source.ofPage && ctx.membership ? [sql`(threads.kind = ${kind} and ${source.ofPage(ctx.membership)})`] : []
  })
  if (parts.length === 0) return sql<boolean>`false`
  if (as === 'user') return sql<boolean>`threads.id in (${sql.join(parts, sql` union all `)})`
  const any = sql<boolean>`(${sql.join(parts, sql` or `)})`
  return as === 'page' && ctx.membership ? sql<boolean>`(threads.page_id = ${ctx.membership.page} and ${any})` : any
}

/** Whether whoever lists them this way may know whose row of `threads` it is. */
export function isKnownTo(ctx: Context, as: ThreadViewer): RawBuilder<boolean> {
  const veils = as === 'page' ? allSources(ctx).flatMap(([kind, { veiled }]) => (veiled ? [{ kind, veiled }] : [])) : []
  const hidden = veils.map(({ kind, veiled }) => sql`(threads.kind = ${kind} and ${veiled})`)
  return hidden.length === 0 ? sql<boolean>`true` : sql<boolean>`not (${sql.join(hidden, sql` or `)})`
}

/** Of two people: how many messages after what was read were written by one whom the reader does not hear. */
const unheardBy = (user: string): RawBuilder<number> =>
  sql<number>`case threads.kind when 'personal' then (select count(*)::integer from messages where messages.thread_id = threads.id
    and messages.seq > coalesce(thread_marks.read_seq, 0) and messages.unheard and messages.author_id <> ${user}) else 0 end`

/** Whether a row of `selectThreads` has something this reader has not read. */
export const hasUnread = (as: ThreadViewer, me: string): RawBuilder<boolean> => {
  const counter = sql.ref(as === 'user' ? 'threads.unread_outside' : 'threads.unread_inside')
  return sql<boolean>`case when threads.kind in ('application', 'direct', 'support') then ${counter} > 0
    else threads.last_seq > greatest(coalesce(thread_marks.read_seq, 0), coalesce(thread_members.from_seq, 0)) + ${unheardBy(me)} end`
}

/** Whether somebody wants to hear of it now. */
export const isLoud = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(thread_marks.muted_until is null or thread_marks.muted_until <= ${now})`
