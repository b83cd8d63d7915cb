import { closedAllDay, kindAt, paint, placesOf, spanOf } from '#features/open-days/open-days/hour-rules.ts'
import { fold } from '#platform/shared/fold.ts'
import type { Language } from '#platform/shared/languages.ts'
import type { Applicant } from './candidates.ts'
import type { Job } from './jobs.ts'
import { fillRoom } from './open-day-room.ts'
import { openDayTexts, otherDays, type Texts } from './open-day-texts.ts'
import { makeVisits } from './open-day-visits.ts'
import type { Page } from './pages.ts'
import type { Random } from './random.ts'
import { day, hour, later, type Row, type Rows } from './rows.ts'

export type World = { jobs: Job[]; people: Applicant[]; pages: Page[]; now: Date; rows: Rows }
export type MadeDesk = { id: string; team: number; way: 'on_site' | 'online'; cells: Row<'open_day_cells'>[] }
export type MadeDay = { id: string; page: Page; desks: MadeDesk[]; language: Language }

type DeskPlan = { name: string; way?: 'on_site' | 'online'; languages: string[] }
type Plan = {
  page: Page
  texts: Texts
  kind: Row<'open_days'>['kind']
  way: Row<'open_days'>['way']
  state: NonNullable<Row<'open_days'>['state']>
  /** Days from today. */
  dates: number[]
  desks: DeskPlan[]
  reason?: string
  more?: object
  /** Its half-hours where they are not the usual ones. */
  hours?: string
}

/** From ten to five with a pause at noon; the last half-hour is for those who just come. */
const usual = paint(paint(paint(closedAllDay, 20, 33, 'open'), 24, 26, 'break'), 33, 33, 'walk_in')
const zone = 'Asia/Dubai'
/** The clocks of Dubai stand still all year. */
const offset = 4 * hour
const slot = 15

/** Open days: of the employer one with bookings, an expo with booths, a draft and a cancelled one; some of other companies. */
export function makeOpenDays(random: Random, world: World): void {
  const { pages } = world
  const [own, agency] = pages
  if (!own || !agency) return
  const team = { page: own, kind: 'open_house', way: 'hybrid', state: 'published' } as const
  const hiring = write(random, world, {
    ...team,
    texts: openDayTexts.hiring,
    dates: [6, 7],
    desks: [
      { name: 'Front of house', languages: ['en', 'ar'] },
      { name: 'Front of house', languages: ['en'] },
      { name: 'Kitchen', languages: ['en', 'fr'] },
      { name: 'Online interviews', way: 'online', languages: ['en', 'ru'] },
    ],
    more: { parties: true, walk_ins: true },
  })
  makeVisits(random, world, hiring)
  const expo = write(random, world, {
    ...{ ...team, kind: 'expo', way: 'on_site' },
    texts: openDayTexts.expo,
    dates: [20],
    desks: [{ name: 'Welcome', languages: ['en', 'ar'] }],
  })
  addBooths(random, world, expo, agency)
  makeLiveDay(random, world, own)
  makeEndedDay(random, world, own)
  write(random, world, {
    ...team,
    kind: 'walk_in',
    way: 'on_site',
    state: 'draft',
    texts: openDayTexts.walkIn,
    dates: [],
    desks: [{ name: 'Reception', languages: ['en'] }],
  })
  write(random, world, {
    ...{
      ...team,
      way: 'on_site',
      state: 'cancelled',
      reason: 'The hall is being repaired. We will be back in spring.',
    },
    ...{ texts: openDayTexts.cancelled, dates: [3], desks: [{ name: 'Night team', languages: ['en'] }] },
  })
  const others = pages.slice(2).filter(({ row }) => row.state === 'active')
  const [waiting, ...rest] = others
  if (waiting)
    write(random, world, {
      ...team,
      page: waiting,
      way: 'on_site',
      state: 'submitted',
      texts: openDayTexts.submitted,
      dates: [15],
      desks: [{ name: 'Engineering', languages: ['en'] }],
    })
  otherDays.forEach(({ language, text }, at) => {
    const page = rest[at * 3]
    if (page)
      write(random, world, {
        ...team,
        page,
        way: at % 2 ? 'online' : 'on_site',
        texts: { [language]: text },
        dates: [4 + at * 5],
        desks: [
          { name: text.title.split(' ')[0] ?? text.title, way: at % 2 ? 'online' : 'on_site', languages: [language] },
        ],
      })
  })
}

/** A day that goes on while one looks: begun two hours ago, with four more to come, as far as the date of Dubai reaches. */
function makeLiveDay(random: Random, world: World, page: Page): void {
  const there = later(world.now, offset)
  const half = there.getUTCHours() * 2 + (there.getUTCMinutes() >= 30 ? 1 : 0)
  const today = (Date.parse(there.toISOString().slice(0, 10)) - Date.parse(world.now.toISOString().slice(0, 10))) / day
  const live = write(random, world, {
    ...{ page, kind: 'open_house', way: 'on_site', state: 'live', texts: openDayTexts.live, dates: [today] },
    hours: paint(closedAllDay, Math.max(0, half - 4), Math.min(47, half + 8), 'open'),
    desks: [
      { name: 'Front of house', languages: ['en', 'ar'] },
      { name: 'Front of house', languages: ['en', 'ru'] },
      { name: 'Kitchen', languages: ['en', 'fr'] },
    ],
    more: { walk_ins: true, most_inside: 40 },
  })
  fillRoom(random, world, live, { over: false })
}

/** A day that is over: what became of everybody, and what they say of it. */
function makeEndedDay(random: Random, world: World, page: Page): void {
  const ended = write(random, world, {
    ...{ page, kind: 'open_house', way: 'on_site', state: 'reported', texts: openDayTexts.ended, dates: [-12] },
    desks: [
      { name: 'Housekeeping', languages: ['en', 'ar'] },
      { name: 'Guest relations', languages: ['en', 'fr'] },
    ],
    more: { walk_ins: true },
  })
  fillRoom(random, world, ended, { over: true })
}

function write(random: Random, { jobs, now, rows }: World, plan: Plan): MadeDay {
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

function writeDesks(rows: Rows, of: Of, desks: WrittenDesk[], dates: string[]): MadeDesk[] {
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

/** Companies with booths of their own; the agency is still asked. */
function addBooths(random: Random, { jobs, pages, now, rows }: World, { id, desks }: MadeDay, agency: Page): void {
  const asked_at = later(now, -6 * day)
  const dates = [...new Set(desks[0]?.cells.map(({ on_date }) => on_date as string))]
  const guests = pages.slice(8, 13)
  ;[...guests, agency].forEach((page, at) => {
    const booth = random.id(asked_at)
    const isIn = page !== agency
    const own = jobs.filter((job) => job.page === page && job.row.state === 'live').slice(0, 2)
    const desk = {
      id: random.id(asked_at),
      name: page.row.name,
      way: 'on_site' as const,
      languages: ['en', page.language],
    }
    rows.open_day_booths.push({
      ...{ id: booth, day_id: id, page_id: page.row.id, state: isIn ? 'accepted' : 'asked', asked_at },
      words: isIn ? '' : 'Hall 4 is nearly full. We keep the booth beside ours for you until Sunday.',
      written: {
        jobs: isIn ? own.map(({ row }) => row.id) : [],
        desks: isIn ? [{ ...desk, staff: [], hours: Object.fromEntries(dates.map((date) => [date, usual])) }] : [],
      } as never,
      answered_at: isIn ? later(now, -5 * day) : null,
    })
    if (!isIn) return
    writeDesks(rows, { day: id, booth, first: at + 1 }, [desk], dates)
    rows.open_day_jobs.push(
      ...own.map(({ row }, position) => ({ day_id: id, job_id: row.id, position: 1000 + at * 10 + position })),
    )
  })
}
