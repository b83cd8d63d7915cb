import { type RawBuilder, sql } from 'kysely'
import { findOwnDay } from '#features/open-days/open-days/find-day.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import type { Outcome } from './contract.ts'

type Row = Pick<Outcome, 'id' | 'name' | 'number' | 'booth' | 'state' | 'outcome' | 'rating' | 'note' | 'job'> & {
  desk: string | null
  desk_id: string | null
  position: number | null
  ended_at: Date | null
  job_id: string | null
  application_id: string | null
  drop_item_id: string | null
}

const unspoken = sql<boolean>`v.state in ('checked_in', 'queued', 'called', 'in_session')`
const reach = (show: Taken<typeof contract.listOutcomes>['show']): RawBuilder<boolean> =>
  show === 'open' ? unspoken : show === 'all' ? sql<boolean>`true` : sql<boolean>`v.outcome = ${show}`

/** Whoever waits after a desk sent them on is ended by a desk of the team they wait for. */
const deskOfWait = sql`case when v.spoken_at is not null and v.state = 'queued' then (select w.id from open_day_desks w
  left join open_day_booths b on b.id = w.booth_id join open_days o on o.id = w.day_id
  where w.day_id = v.day_id and w.team = v.team and coalesce(b.page_id, o.page_id) = v.page_id
  order by w.position limit 1) end`

/** Who came to an own open day, whoever has no outcome first, then in the order of the numbers. @throws Refused not_found */
export async function listOutcomes(
  ctx: Context,
  { day, show, lines, cursor }: Taken<typeof contract.listOutcomes>,
): Promise<Given<typeof contract.listOutcomes>> {
  const { page_id: host } = await findOwnDay(ctx, day)
  const after = cursor
    ? sql<boolean>`(v.outcome is not null, coalesce(v.number, 0), v.id) > (select outcome is not null, coalesce(number, 0), id from day_visits where id = ${cursor})`
    : sql<boolean>`true`
  const { rows } = await sql<Row>`
    select v.id, v.name, v.number, v.state, v.outcome, v.ended_at, d.name as desk, d.id as desk_id, d.position,
      v.rating, v.room_note as note, v.application_id, v.drop_item_id, t.title as job, v.job_id,
      case when v.page_id <> ${host} then p.name end as booth
    from day_visits v left join open_day_desks d on d.id = coalesce(v.called_desk_id, ${deskOfWait})
      left join jobs j on j.id = v.job_id left join job_texts t on t.job_id = j.id and t.language = j.language
      join pages p on p.id = v.page_id
    where v.day_id = ${day} and (v.checked_in_at is not null or v.outcome is not null) and ${reach(show)} and ${after}
    order by v.outcome is not null, coalesce(v.number, 0), v.id limit ${lines + 1}`.execute(ctx.db)
  const shown = rows.slice(0, lines)
  return {
    success: true,
    data: shown.map((row) => outcomeOf(row.booth === null ? row : { ...row, ...withheld })),
    next_cursor: rows.length > lines ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** What a company at a fair keeps of its own visitors; the host reads that there is an outcome. */
const withheld = {
  rating: null,
  note: '',
  job: null,
  job_id: null,
  application_id: null,
  drop_item_id: null,
  desk_id: null,
}

const outcomeOf = ({
  desk,
  desk_id,
  position,
  ended_at,
  job_id,
  application_id,
  drop_item_id,
  ...row
}: Row): Outcome => ({
  ...row,
  desk:
    desk !== null && desk_id !== null && position !== null ? { id: desk_id, name: desk, number: position + 1 } : null,
  ended_at: ended_at?.toISOString() ?? null,
  link:
    application_id && job_id
      ? `/page/jobs/${job_id}/board?applicant=${application_id}`
      : drop_item_id
        ? `/page/drops?item=${drop_item_id}`
        : null,
})
