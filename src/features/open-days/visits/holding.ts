import { sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'
import { eraseRows } from '#platform/server/forgetting/erase-rows.ts'

/** Open days somebody booked, with what was written and what came of it. */
export const visitHolding = {
  name: 'open_day_visits',
  give: ({ db }: Context, user: string) =>
    db
      .selectFrom('day_visits as v')
      .innerJoin('open_days as o', 'o.id', 'v.day_id')
      .innerJoin('open_day_texts as t', (join) =>
        join.onRef('t.day_id', '=', 'o.id').onRef('t.language', '=', 'o.language'),
      )
      .innerJoin('pages as p', 'p.id', 'v.page_id')
      .leftJoin('open_day_parties as g', 'g.id', 'v.group_id')
      .select([
        't.title',
        'p.name as company',
        'v.name',
        'v.email',
        'v.phone',
        'v.state',
        'v.outcome',
        'v.way',
        'v.code',
      ])
      .select(['v.on_date', 'v.half', 'v.starts_at', 'v.note', 'v.answers', 'v.cv_id', 'g.name as school', 'g.contact'])
      .select(['v.checked_in_at', 'v.began_at', 'v.ended_at', 'v.number', 'v.created_at'])
      .where('v.user_id', '=', user)
      .orderBy('v.created_at')
      .execute(),
  async forget(ctx: Context, tx: Tx, user: string): Promise<string[]> {
    // the places become free with the visits, once
    await sql`update open_day_cells c set taken = greatest(0, c.taken - n.count) from (
        select coalesce(desk_id, offered_desk_id) as desk, coalesce(offered_date, on_date) as date, coalesce(offered_half, half) as half,
          count(*)::int as count
        from day_visits where user_id = ${user} and ((state = 'confirmed' and starts_at > now()) or offered_until is not null)
        group by 1, 2, 3) n
      where c.desk_id = n.desk and c.on_date = n.date and c.half = n.half`.execute(tx)
    return eraseRows(ctx, tx, 'day_visits', sql`user_id = ${user}`)
  },
}
