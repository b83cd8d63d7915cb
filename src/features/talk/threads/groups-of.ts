import type { Context } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'
import { headsOf } from './line-of.ts'
import { selectThreads, within } from './select-threads.ts'

const most = 50

/** The groups somebody is in, as oneself and for the company one works for (seed §3, `chat_groups`). */
export async function groupsOf(ctx: Context) {
  const of = async (as: 'user' | 'page') => {
    const rows = await selectThreads(ctx.db, found(ctx.me).id)
      .where(within(ctx, as))
      .where('threads.kind', 'in', ['internal', 'job_group', 'openday'])
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
