import { sql } from 'kysely'
import { isVerified } from '#features/companies/pages/page-view.ts'
import { logoOf } from '#features/jobs/jobs/job-names.ts'
import { placeName } from '#features/site/lookups/place-name.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import { clockOf } from '#platform/shared/clock.ts'
import type { Given } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { type DayFields, readFields } from './day-fields.ts'
import { dayAddress, textFor } from './day-words.ts'
import type { DayRow } from './find-day.ts'
import { spanOf, timeOfHalf } from './hour-rules.ts'
import { mayBookDay } from './rules.ts'

type Card = Given<typeof contract.listDays>['data'][number]
type Counted = { day_id: string; places: number; taken: number; first: number; last: number; booths: number }

/** Open days as lists show them, in the order of their ids; each in the reader's language where it is written in it. */
export async function cardsOf(ctx: Context, ids: readonly string[]): Promise<Card[]> {
  if (ids.length === 0) return []
  const [days, counted] = await Promise.all([
    ctx.read
      .selectFrom('open_days')
      .innerJoin('pages', 'pages.id', 'open_days.page_id')
      .selectAll('open_days')
      .select(['pages.name', 'pages.slug', 'pages.logo_id', 'pages.email_verified_at', 'pages.licence_checked_at'])
      .where('open_days.id', 'in', ids)
      .execute(),
    countsOf(ctx, ids),
  ])
  const counts = new Map(counted.map((row) => [row.day_id, row]))
  const cities = (await readKept(ctx)).cityById
  const cards = days.map((day): Card => {
    const city = day.city_id === null ? undefined : cities.get(day.city_id)
    const company = {
      ...{ id: day.page_id, slug: day.slug, name: day.name },
      ...{ verified: isVerified(day), logo: logoOf(day.logo_id) },
    }
    const place = placeName(city?.texts[ctx.language] ?? null, day.country_id, ctx.language)
    return cardOf(ctx, day, { company, place, counts: counts.get(day.id) })
  })
  return cards.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

type Beside = { company: Card['company']; place: string; counts: Counted | undefined }

function cardOf(ctx: Context, day: DayRow, { company, place, counts }: Beside): Card {
  const fields = readFields(day.live ?? day.written)
  const text = textFor(ctx, fields)
  const open = mayBookDay(day, ctx.now())
  const span = counts ? { first: counts.first, end: counts.last + 1 } : spanOf([])
  return {
    ...{ id: day.id, address: dayAddress(day, fields), title: text.title, language: text.language, company },
    ...{ kind: fields.kind, way: fields.way, state: day.state, dates: fields.dates, time_zone: fields.time_zone },
    from: timeOfHalf(span?.first ?? 0),
    until: endOf(day, fields) ?? timeOfHalf(span?.end ?? 0),
    place: fields.way === 'online' ? '' : place,
    venue: fields.venue,
    jobs: fields.jobs.length,
    booths: counts?.booths ?? 0,
    places_left: counts && counts.places > 0 ? counts.places - counts.taken : null,
    closed_to: open.refused ? open.code : null,
  }
}

/** Until when a day goes on that was extended beyond its half-hours, on its own clock; null of several days. */
const endOf = ({ longer_minutes, ends_at }: DayRow, { dates, time_zone }: DayFields): string | null =>
  longer_minutes > 0 && ends_at && dates.length === 1 ? clockOf(ends_at, time_zone).slice(11) : null

async function countsOf(ctx: Context, ids: readonly string[]): Promise<Counted[]> {
  const { rows } = await sql<Counted>`select d.day_id,
      coalesce(sum(c.places) filter (where c.starts_at > ${ctx.now()}), 0)::int as places,
      coalesce(sum(c.taken) filter (where c.starts_at > ${ctx.now()}), 0)::int as taken,
      min(c.half) as first, max(c.half) as last,
      (select count(*)::int from open_day_booths b where b.day_id = d.day_id and b.state = 'accepted') as booths
    from open_day_cells c join open_day_desks d on d.id = c.desk_id
    where d.day_id = any(${ids as string[]}::uuid[]) and c.kind <> 'break' group by d.day_id`.execute(ctx.read)
  return rows
}
