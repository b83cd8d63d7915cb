import { closedAllDay, kindAt, paint, placesOf, spanOf } from '#features/open-days/open-days/hour-rules.ts'
import { fold } from '#platform/shared/fold.ts'
import type { Language } from '#platform/shared/languages.ts'
import type { Applicant } from './candidates.ts'
import type { Job } from './jobs.ts'
import type { Texts } from './open-day-texts.ts'
import type { Page } from './pages.ts'
import type { Random } from './random.ts'
import { day, hour, later, type Row, type Rows } from './rows.ts'

export type World = { jobs: Job[]; people: Applicant[]; pages: Page[]; now: Date; rows: Rows }
export type MadeDesk = { id: string; team: number; way: 'on_site' | 'online'; cells: Row<'open_day_cells'>[] }
export type MadeDay = { id: string; page: Page; desks: MadeDesk[]; language: Language }

type DeskPlan = { name: string; way?: 'on_site' | 'online'; languages: string[] }
export type Plan = {
  page: Page
  texts: Texts
  kind: Row<'open_days'>['kind']
  way: Row<'open_days'>['way']
  state: NonNullable<Row<'open_days'>['state']>
  /** Days from today. */
  dates: number[]
  desks: DeskPlan[]
  reason?: string
  isTemplate?: boolean
  more?: object
  /** Its half-hours where they are not the usual ones. */
  hours?: string
}

/** From ten to five with a pause at noon; the last half-hour is for those who just come. */
export const usual = paint(paint(paint(closedAllDay, 20, 33, 'open'), 24, 26, 'break'), 33, 33, 'walk_in')
const zone = 'Asia/Dubai'
/** The clocks of Dubai stand still all year. */
export const offset = 4 * hour
const slot = 15

/** Which half-hour it is in Dubai, and how many days its date is ahead of the one of the site. */
export function nowThere({ now }: Pick<World, 'now'>): { half: number; today: number } {
  const there = later(now, offset)
  const dateOf = (at: Date) => Date.parse(at.toISOString().slice(0, 10))
  return {
    half: there.getUTCHours() * 2 + (there.getUTCMinutes() >= 30 ? 1 : 0),
    today: (dateOf(there) - dateOf(now)) / day,
  }
}

/** Writes an open day with its texts, dates, jobs, desks and half-hours. */
export function write(random: Random, { jobs, now, rows }: World, plan: Plan): MadeDay {
  const made = later(now, -9 * day)
  const id = random.id(made)
  const { page, kind, way, state, hours = usual } = plan
  const dates = plan.dates.map((days) =>
    later(now, days * day)
      .toISOString()
      .slice(0, 10),
  )
  const language = Object.keys(plan.texts)[0] as Language
  const desks = plan.desks.map((desk) => ({
    ...desk,
    way: desk.way ?? (way === 'online' ? ('online' as const) : ('on_site' as const)),
    id: random.id(made),
  }))
  const inside = jobs.filter((job) => job.page === page && job.row.state === 'live').slice(0, 5)
  const place = { country_id: page.row.country_id as number, city_id: (page.row.city_id as number | undefined) ?? null }
  const staff = page.team.slice(0, 3).map(({ row }) => row.id)
  const fields = {
    ...{ language, kind, way, time_zone: zone, dates, ...place, slot_minutes: slot, buffer_minutes: 0, ...plan.more },
    texts: Object.entries(plan.texts).map(([one, said]) => ({ language: one, ...said })),
    ...{
      venue: way === 'online' ? '' : 'Corniche Grand, hall B',
      address: way === 'online' ? '' : 'Jumeirah Beach Road',
      cover_id: null,
    },
    jobs: inside.map(({ row }) => row.id),
    desks: desks.map((desk, at) => ({
      ...{ id: desk.id, name: desk.name, way: desk.way, languages: desk.languages },
      ...{
        staff: staff.slice(at, at + 1),
        hours: Object.fromEntries(dates.map((date) => [date, hours])),
      },
    })),
  }
  const span = spanOf([hours])
  const at = (date: string, half: number) => new Date(Date.parse(`${date}T00:00:00Z`) + half * 30 * 60_000 - offset)
  const isOut = state !== 'draft' && state !== 'submitted'
  rows.open_days.push({
    ...{
      id,
      page_id: page.row.id,
      created_by: page.team[0]?.row.id ?? null,
      kind,
      way,
      state,
      language,
      time_zone: zone,
      ...place,
    },
    reference: Array.from({ length: 8 }, () => random.pick([...'23456789bcdfghjkmnpqrstvwxz'])).join(''),
    is_template: plan.isTemplate ?? false,
    ...{ written: fields as never, live: fields as never, reason: plan.reason ?? '' },
    starts_at: dates[0] && span ? at(dates[0], span.first) : null,
    ends_at: dates.at(-1) && span ? at(dates.at(-1) ?? '', span.end) : null,
    ...{
      published_at: isOut ? made : null,
      submitted_at: state === 'draft' ? null : later(now, -5 * hour),
      created_at: made,
      updated_at: made,
    },
  })
  for (const [one, said] of Object.entries(plan.texts))
    rows.open_day_texts.push({
      day_id: id,
      language: one,
      title: said.title,
      words: fold(`${said.title} ${said.intro.replace(/<[^>]*>/g, ' ')}`),
    })
  rows.open_day_dates.push(...dates.map((on_date) => ({ day_id: id, on_date })))
  rows.open_day_jobs.push(...inside.map(({ row }, position) => ({ day_id: id, job_id: row.id, position })))
  const madeDesks = writeDesks(rows, { day: id, booth: null, first: 0, hours }, desks, dates)
  for (const desk of fields.desks)
    rows.open_day_staff.push(...desk.staff.map((user_id) => ({ desk_id: desk.id, user_id: user_id as string })))
  return { id, page, desks: madeDesks, language }
}

type Of = { day: string; booth: string | null; first: number; hours?: string }
type WrittenDesk = { id: string; name: string; way: 'on_site' | 'online'; languages: string[] }

export function writeDesks(rows: Rows, of: Of, desks: WrittenDesk[], dates: string[]): MadeDesk[] {
  const { day: day_id, booth, first, hours = usual } = of
  const teams = [...new Set(desks.map(({ name }) => name))]
  return desks.map(({ id, name, way, languages }, position) => {
    const team = first + teams.indexOf(name) + 1
    rows.open_day_desks.push({ id, day_id, booth_id: booth, position, team, name, way, languages })
    const cells = dates.flatMap((on_date) =>
      Array.from({ length: 48 }, (_, half) => half).flatMap((half) => {
        const kind = kindAt(hours, half)
        const starts_at = new Date(Date.parse(`${on_date}T00:00:00Z`) + half * 30 * 60_000 - offset)
        return kind
          ? [{ desk_id: id, on_date, half, kind, places: kind === 'open' ? placesOf(slot, 0) : 0, taken: 0, starts_at }]
          : []
      }),
    )
    rows.open_day_cells.push(...cells)
    return { id, team, way, cells }
  })
}
