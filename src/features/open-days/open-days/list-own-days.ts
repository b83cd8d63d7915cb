import { sql } from 'kysely'
import { teamWith } from '#features/companies/pages/team.ts'
import type { Context } from '#platform/server/context.ts'
import { isOwnedBy } from '#platform/server/db/owners.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { readFields } from './day-fields.ts'
import { dayAddress } from './day-words.ts'
import { countBooked } from './people-there.ts'
import { countOwnBooths } from './read-booth.ts'
import type * as contract from './team-contract.ts'

const atOnce = 30

type Show = Taken<typeof contract.listOwnDays>['show']

const where: Record<Show, ReturnType<typeof sql<boolean>>> = {
  ahead: sql<boolean>`not is_template and open_days.state in ('published', 'registration_closed', 'live', 'postponed')`,
  drafts: sql<boolean>`not is_template and open_days.state in ('draft', 'submitted')`,
  over: sql<boolean>`not is_template and open_days.state in ('ended', 'reported', 'cancelled')`,
  templates: sql<boolean>`is_template and open_days.state <> 'archived'`,
}

/** By when it begins; one without dates as if it were far ahead. */
const place = sql`(coalesce(starts_at, 'infinity'), open_days.id)`
const placeOf = (id: string) => sql`(select coalesce(starts_at, 'infinity'), id from open_days where id = ${id})`

/** Open days of the own page: of what is ahead the next one first, of all else the latest. */
export async function listOwnDays(
  ctx: Context,
  { show, cursor }: Taken<typeof contract.listOwnDays>,
): Promise<Given<typeof contract.listOwnDays>> {
  const { page } = found(ctx.membership)
  const places = (column: 'places' | 'taken') =>
    sql<number>`coalesce((select sum(${sql.ref(`c.${column}`)})::int from open_day_cells c
      where ${isOwnedBy('open_day_cells', sql.ref('open_days.id'), 'c')}), 0)`
  const [rows, counts, booths] = await Promise.all([
    ctx.db
      .selectFrom('open_days')
      .selectAll()
      .select([
        places('places').as('places'),
        places('taken').as('taken'),
        countBooked(sql.ref('open_days.id')).as('booked'),
        sql<number>`(select count(*)::int from day_visits v where v.day_id = open_days.id and v.state = 'waitlisted')`.as(
          'waiting',
        ),
        sql<boolean>`written <> live`.as('has_changes'),
      ])
      .where('page_id', '=', page)
      .where(where[show])
      .$if(cursor !== undefined, (query) =>
        query.where(sql<boolean>`${place} ${show === 'ahead' ? sql`>` : sql`<`} ${placeOf(cursor as string)}`),
      )
      .orderBy(sql`coalesce(starts_at, 'infinity')`, show === 'ahead' ? 'asc' : 'desc')
      .orderBy('id', show === 'ahead' ? 'asc' : 'desc')
      .limit(atOnce + 1)
      .execute(),
    countsOf(ctx, page),
    countOwnBooths(ctx, page),
  ])
  const shown = rows.slice(0, atOnce)
  return {
    success: true,
    data: shown.map((day) => {
      const fields = readFields(day.written)
      return {
        ...{ id: day.id, address: dayAddress(day, fields), kind: day.kind, state: day.state },
        title: fields.texts.find(({ language }) => language === fields.language)?.title ?? '',
        ...{ is_template: day.is_template, dates: fields.dates, places: day.places, taken: day.taken },
        ...{
          booked: day.booked,
          waiting: day.waiting,
          has_changes: day.has_changes,
          updated_at: day.updated_at.toISOString(),
        },
      }
    }),
    next_cursor: rows.length > atOnce ? (shown.at(-1)?.id ?? null) : null,
    ...{ counts, booths },
  }
}

async function countsOf(ctx: Context, page: string): Promise<Record<Show, number>> {
  const count = (show: Show) => sql<number>`(count(*) filter (where ${where[show]}))::int`
  return ctx.db
    .selectFrom('open_days')
    .select([
      count('ahead').as('ahead'),
      count('drafts').as('drafts'),
      count('over').as('over'),
      count('templates').as('templates'),
    ])
    .where('page_id', '=', page)
    .executeTakeFirstOrThrow()
}

/** Who of the own team may staff a desk. */
export async function listStaff(ctx: Context): Promise<Given<typeof contract.listStaff>> {
  const team = await teamWith(ctx, found(ctx.membership).page, 'openday.staff')
  return {
    success: true,
    data: team.map(({ user, name }) => ({ id: user, name })).toSorted((a, b) => a.name.localeCompare(b.name)),
  }
}
