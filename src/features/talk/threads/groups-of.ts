import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'
import type { ThreadKind } from './rules.ts'
import { within } from './select-threads.ts'
import { allSources } from './sources.ts'

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
      .select(['threads.id', 'threads.kind', called(ctx).as('title')])
      .where(within(ctx, as, kinds))
      .where('threads.kind', 'in', kinds)
      .where('archived_at', 'is', null)
      .orderBy('last_at', 'desc')
      .limit(most)
      .execute()
    return rows.map((row) => ({ ...row, as }))
  }
  const [own, page] = await Promise.all([of('user'), ctx.membership ? of('page') : []])
  return [...own, ...page]
}

/** What each is called, by the feature it belongs to. */
function called(ctx: Context): RawBuilder<string> {
  const names = allSources(ctx).flatMap(([kind, source]) =>
    kinds.includes(kind) && source.called ? [sql`when ${sql.lit(kind)} then ${source.called}`] : [],
  )
  return names.length > 0
    ? sql<string>`case threads.kind ${sql.join(names, sql` `)} else threads.title end`
    : sql<string>`threads.title`
}
