import { sql } from 'kysely'
import { coverUrl } from '#features/jobs/job-groups/cover.ts'
import { readable, shownJobs } from '#features/jobs/job-groups/jobs-of-group.ts'
import { shownAmong } from '#features/jobs/job-groups/listed-groups.ts'
import { languageNames } from '#features/jobs/jobs/job-names.ts'
import { selectJobs } from '#features/jobs/jobs/job-view.ts'
import { countryName } from '#features/site/lookups/countries.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import { lookupText, readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { boothsShown } from './booths-shown.ts'
import type * as contract from './contract.ts'
import { cardsOf } from './day-cards.ts'
import { type DayFields, readFields } from './day-fields.ts'
import { textFor, thingsOf, writtenIn } from './day-words.ts'
import type { DayRow } from './find-day.ts'

export type View = Given<typeof contract.showDay>['data']

/** An open day in the language of the reader where it is written in it, else in its own. */
export async function viewOf(ctx: Context, day: DayRow): Promise<View> {
  const fields = readFields(day.live ?? day.written)
  const [[card], slots, teams, exhibitors, jobs, groups, kept] = await Promise.all([
    cardsOf(ctx, [day.id]),
    slotsOf(ctx, day.id),
    teamsOf(ctx, day.id),
    boothsShown(ctx, day.id),
    jobsOf(ctx, day),
    fields.group_id ? shownAmong(ctx, [fields.group_id]) : [],
    readKept(ctx),
  ])
  const text = textFor(ctx, fields)
  const [group] = groups
  return {
    ...found(card),
    ...{ reference: day.reference, state: day.state, reason: day.reason },
    ...{ intro: text.intro, audience: text.audience, directions: text.directions },
    bring: thingsOf(text.bring),
    written_in: writtenIn(fields),
    other_languages: writtenIn(fields).filter((language) => language !== text.language),
    cover: coverUrl(day.cover_id),
    ...{ address_line: fields.address, map_url: fields.map_url, country_code: countryCode(fields.country_id) },
    city: fields.city_id === null ? null : (kept.cityById.get(fields.city_id)?.texts[ctx.language] ?? null),
    starts_at: day.starts_at?.toISOString() ?? null,
    ends_at: day.ends_at?.toISOString() ?? null,
    closes_at: day.closes_at?.toISOString() ?? null,
    slot_minutes: fields.slot_minutes,
    places: slots.reduce((sum, one) => sum + one.places, 0),
    taken: slots.reduce((sum, one) => sum + one.taken, 0),
    ...{ teams, slots, exhibitors, job_list: jobs },
    job_group: group ? { address: group.address, title: group.title } : null,
    only: await onlyFor(ctx, fields),
    ...{ questions: fields.questions, cv_needed: fields.cv_needed, waiting_list: fields.waiting_list },
    ...{ walk_ins: fields.walk_ins, parties: fields.parties },
  }
}

/** Every half-hour in which people can book, all desks of a team together. */
async function slotsOf(ctx: Context, day: string): Promise<View['slots']> {
  const { rows } = await sql<Omit<View['slots'][number], 'starts_at'> & { starts_at: Date }>`
    select c.on_date::text as date, c.half, d.team, sum(c.places)::int as places, sum(c.taken)::int as taken, min(c.starts_at) as starts_at
    from open_day_cells c join open_day_desks d on d.id = c.desk_id
    where d.day_id = ${day} and c.kind = 'open' group by c.on_date, c.half, d.team order by 1, 2, 3`.execute(ctx.db)
  return rows.map((row) => ({ ...row, starts_at: row.starts_at.toISOString() }))
}

async function teamsOf(ctx: Context, day: string): Promise<View['teams']> {
  const rows = await ctx.db
    .selectFrom('open_day_desks as d')
    .leftJoin('open_day_booths as b', 'b.id', 'd.booth_id')
    .leftJoin('pages as p', 'p.id', 'b.page_id')
    .select(['d.team', 'd.name', 'd.way', 'd.languages', 'p.name as company', 'p.slug'])
    .where('d.day_id', '=', day)
    .orderBy('d.booth_id', (order) => order.asc().nullsFirst())
    .orderBy('d.position')
    .execute()
  return [...Map.groupBy(rows, ({ team }) => team)].flatMap(([team, desks]) => {
    const [first] = desks
    if (!first) return []
    const languages = languageNames(ctx, [...new Set(desks.flatMap((desk) => desk.languages))])
    const company = first.company && first.slug ? { name: first.company, slug: first.slug } : null
    return [{ team, name: first.name, way: first.way, languages, desks: desks.length, company }]
  })
}

async function jobsOf(ctx: Context, { id }: DayRow): Promise<View['job_list']> {
  const rows = await selectJobs(ctx.db)
    .innerJoin('open_day_jobs', 'open_day_jobs.job_id', 'jobs.id')
    .where('open_day_jobs.day_id', '=', id)
    .where('jobs.state', 'in', readable)
    // beside the page's name an anonymous job would be none
    .where('jobs.anonymous', '=', false)
    .orderBy('open_day_jobs.position')
    .execute()
  return shownJobs(ctx, rows)
}

/** Who alone may come, with the law and the permit that allow to say so; null where everybody may. */
async function onlyFor(ctx: Context, fields: DayFields): Promise<View['only']> {
  const { gender, nationality_ids, legal_ground, permit_number } = fields
  if (gender === null && nationality_ids.length === 0) return null
  return {
    gender: gender === null ? null : await lookupText(ctx, 'gender', gender),
    nationalities: nationality_ids.map((id) => countryName(id, ctx.language)),
    ...{ legal_ground, permit_number },
  }
}
