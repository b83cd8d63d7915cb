import type { Context } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'
import { headsOf } from './line-of.ts'
import type { ThreadKind } from './rules.ts'
import { within } from './select-threads.ts'

const most = 50
const kinds: readonly ThreadKind[] = ['internal', 'job_group', 'openday']

/** The groups somebody is in, as oneself and for the company one works for (seed §3, `chat_groups`). */
export async function groupsOf(ctx: Context) {
  const of = async (as: 'user' | 'page') => {
    const rows = await ctx.db
      .selectFrom('threads')
      .leftJoin('thread_marks', (join) =>
        join.onRef('thread_id', '=', 'threads.id').on('thread_marks.user_id', '=', found(ctx.me).id),
      )
      .selectAll('threads')
      .where(within(ctx, as, kinds))
      .where('threads.kind', 'in', kinds)
      .where('archived_at', 'is', null)
      .orderBy('last_at', 'desc')
      .limit(most)
      .execute()
    const headOf = await headsOf(ctx, rows, as)
    return rows.map((row) => ({ id: row.id, kind: row.kind, title: headOf(row).title, as }))
  }
  const [own, page] = await Promise.all([of('user'), ctx.membership ? of('page') : []])
  return [...own, ...page]
}
