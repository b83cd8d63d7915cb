import { sql } from 'kysely'
import type { Context, Db, Tx } from '#platform/server/context.ts'

/** In which ways a page looks at somebody: without the name, whole, at an application, at the CV itself, in a table it took along. */
export const cvViewWays = ['masked', 'full', 'opened', 'read', 'exported'] as const
type Way = (typeof cvViewWays)[number]

/**
 * Notes that the member who asks looked at a CV, once a day in each way; the person it is of may see it.
 * @param subject the application it was sent with, or the person where the page found it
 */
export const noteCvView = (ctx: Context, subject: string, way: Way): Promise<void> =>
  noteCvViews(ctx, ctx.db, [subject], way)

/** The same of several at once. */
export async function noteCvViews(
  { membership, now }: Context,
  db: Db | Tx,
  subjects: readonly string[],
  way: Way,
): Promise<void> {
  if (!membership || subjects.length === 0) return
  const day = now().toISOString().slice(0, 10)
  await sql`insert into cv_views (subject_id, page_id, by_id, way, day, at)
    select subject, ${membership.page}, ${membership.member}, ${way}, ${day}::date, ${now()}
    from unnest(${subjects}::uuid[]) subject on conflict do nothing`.execute(db)
}
