import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './team-contract.ts'

const atOnce = 50

type Show = Taken<typeof contract.listVisits>['show']
type Shown = Given<typeof contract.listVisits>['data'][number]

const where: Record<Show, RawBuilder<boolean>> = {
  coming: sql<boolean>`v.state not in ('invited', 'waitlisted', 'cancelled')`,
  waiting: sql<boolean>`v.state = 'waitlisted'`,
  invited: sql<boolean>`v.state = 'invited'`,
  cancelled: sql<boolean>`v.state = 'cancelled'`,
  all: sql<boolean>`true`,
}

/** Who comes, in the order of their half-hours; who waits, in the order of the line. @throws Refused not_found */
export async function listVisits(
  ctx: Context,
  { day, show, q, cursor }: Taken<typeof contract.listVisits>,
): Promise<Given<typeof contract.listVisits>> {
  const { page } = found(ctx.membership)
  const isHost = await demandConcerned(ctx, day, page)
  // a booth knows who comes to the booth
  const reach = isHost
    ? sql<boolean>`v.day_id = ${day} and ${eachOnce(page)}`
    : sql<boolean>`v.day_id = ${day} and v.page_id = ${page}`
  const named = q
    ? sql<boolean>`(fold_text(v.name) like '%' || fold_text(${q.replace(/[\\%_]/g, '\\$&')}) || '%' or v.code = ${q.toLowerCase().replace(/[^a-z0-9]/g, '')})`
    : sql<boolean>`true`
  const order = sql`coalesce(v.waiting_since, v.starts_at, v.created_at)`
  const after = cursor
    ? sql<boolean>`(${order}, v.id) > (select ${sql.raw('coalesce(w.waiting_since, w.starts_at, w.created_at), w.id')} from day_visits w where w.id = ${cursor})`
    : sql<boolean>`true`
  const [{ rows }, counts] = await Promise.all([
    sql<Row>`select ${columns} from ${joined} where ${reach} and ${where[show]} and ${named} and ${after}
      order by ${order}, v.id limit ${atOnce + 1}`.execute(ctx.db),
    countsOf(ctx, reach),
  ])
  const shown = rows.slice(0, atOnce)
  return {
    success: true,
    data: shown.map((row) => viewOf(row, page)),
    next_cursor: rows.length > atOnce ? (shown.at(-1)?.id ?? null) : null,
    counts,
  }
}

/** Whoever went on from company to company is one person to the host: as its own visitor, or else as they came. */
const eachOnce = (
  host: string,
) => sql<boolean>`case when v.first_visit_id is not null then v.page_id = ${host} else v.page_id = ${host}
  or not exists (select 1 from day_visits n where n.first_visit_id = v.id and n.page_id = ${host}) end`

/** One visit as its team sees it. @throws Refused not_found */
export async function readVisit(ctx: Context, id: string): Promise<Shown> {
  const { page } = found(ctx.membership)
  const { rows } = await sql<Row>`select ${columns} from ${joined} where v.id = ${id}`.execute(ctx.db)
  return viewOf(found(rows[0]), page)
}

/** Whether the day is the page's own; a company with a booth sees its part. @throws Refused not_found */
async function demandConcerned({ db }: Context, day: string, page: string): Promise<boolean> {
  const row = found(await db.selectFrom('open_days').select('page_id').where('id', '=', day).executeTakeFirst())
  if (row.page_id === page) return true
  const booth = db.selectFrom('open_day_booths').select('id').where('day_id', '=', day).where('page_id', '=', page)
  found(await booth.where('state', '=', 'accepted').executeTakeFirst())
  return false
}

type Row = Omit<Shown, 'when' | 'cv' | 'waiting_since' | 'offered_until' | 'created_at'> & {
  page_id: string
  on_date: string | null
  half: number | null
  cv_id: string | null
  cv_name: string | null
  waiting_since: Date | null
  offered_until: Date | null
  created_at: Date
}

const joined = sql`day_visits v left join open_day_desks d on d.id = v.desk_id left join files f on f.id = v.cv_id
  left join open_day_parties g on g.id = v.group_id`
const columns = sql`v.id, v.name, v.state, v.outcome, v.way, v.code, v.email, v.phone, v.note, v.answers, v.page_id, v.on_date::text as on_date,
  v.half, v.cv_id, f.name as cv_name, v.waiting_since, v.offered_until, v.created_at, v.user_id is not null as has_account, d.name as desk,
  g.name as school`

function viewOf(row: Row, page: string): Shown {
  const isOurs = row.page_id === page
  const { page_id: _, on_date, half, cv_id, cv_name, ...shown } = row
  return {
    ...shown,
    // what somebody brought to the booth of another company is not the host's
    ...(isOurs ? {} : { email: null, phone: null, note: '', answers: [] }),
    when: on_date && half !== null ? { date: on_date, half } : null,
    cv:
      isOurs && cv_id && cv_name ? { name: cv_name, url: `/api/files/${cv_id}/${encodeURIComponent(cv_name)}` } : null,
    waiting_since: row.waiting_since?.toISOString() ?? null,
    offered_until: row.offered_until?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}

async function countsOf(ctx: Context, reach: RawBuilder<boolean>): Promise<Record<Show, number>> {
  const count = (show: Show) => sql`(count(*) filter (where ${where[show]}))::int as ${sql.ref(show)}`
  const { rows } = await sql<Record<Show, number>>`select ${sql.join((Object.keys(where) as Show[]).map(count))}
    from day_visits v where ${reach}`.execute(ctx.db)
  return found(rows[0])
}
