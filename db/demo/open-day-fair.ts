import { closedAllDay, paint } from '#features/open-days/open-days/hour-rules.ts'
import { came, finish, seat } from './open-day-room.ts'
import { type MadeDay, type MadeDesk, nowThere, usual, type World, write, writeDesks } from './open-day-rows.ts'
import { openDayTexts } from './open-day-texts.ts'
import { visitOf } from './open-day-visits.ts'
import type { Page } from './pages.ts'
import type { Random } from './random.ts'
import { day, later, minute, type Row } from './rows.ts'

type Visit = Row<'day_visits'>
/** A booth at a fair with the number of its desk among all teams of the day. */
type Plan = { page: Page; number: number; hours: string; isIn: boolean; paused?: boolean }

/** Companies with booths of their own; the agency is still asked. */
export function addBooths(random: Random, world: World, expo: MadeDay, agency: Page): void {
  const guests = world.pages.slice(8, 13)
  ;[...guests, agency].forEach((page, at) => {
    addBooth(random, world, expo, { page, number: at + 1, hours: usual, isIn: page !== agency })
  })
}

function addBooth(random: Random, { jobs, now, rows }: World, { id, desks }: MadeDay, plan: Plan): MadeDesk[] {
  const { page, number, hours, isIn, paused } = plan
  const asked_at = later(now, -6 * day)
  const dates = [...new Set(desks[0]?.cells.map(({ on_date }) => on_date as string))]
  const booth = random.id(asked_at)
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
      desks: isIn ? [{ ...desk, staff: [], hours: Object.fromEntries(dates.map((date) => [date, hours])) }] : [],
    } as never,
    answered_at: isIn ? later(now, -5 * day) : null,
  })
  if (!isIn) return []
  rows.open_day_jobs.push(
    ...own.map(({ row }, position) => ({ day_id: id, job_id: row.id, position: 1000 + number * 10 + position })),
  )
  const made = writeDesks(rows, { day: id, booth, first: number, hours }, [desk], dates)
  if (paused) Object.assign(rows.open_day_desks.at(-1) ?? {}, { paused_at: later(now, -5 * minute) })
  return made
}

/** A fair that goes on while one looks: its host, the agency and two others with booths; people who wait, talk, were sent on and are done. */
export function makeLiveFair(random: Random, world: World, { host, agency }: { host: Page; agency: Page }): void {
  const { half, today } = nowThere(world)
  const hours = paint(closedAllDay, Math.max(0, half - 4), Math.min(47, half + 8), 'open')
  const fair = write(random, world, {
    ...{ page: host, kind: 'expo', way: 'on_site', state: 'live', texts: openDayTexts.fair, dates: [today], hours },
    desks: [{ name: 'Welcome', languages: ['en', 'ar'] }],
    more: { walk_ins: true, most_inside: 120 },
  })
  const guests = [agency, ...world.pages.slice(8, 10)]
  const desks = guests.flatMap((page, at) =>
    addBooth(random, world, fair, { page, number: at + 1, hours, isIn: true, paused: at === 2 }),
  )
  fillFair(random, world, { ...fair, desks: [...fair.desks, ...desks] }, [host, ...guests])
}

/** Four desks, each of another company: twelve are done, the others wait or sit at a desk, and two went on from one company to the next. */
function fillFair(random: Random, world: World, made: MadeDay, companies: Page[]): void {
  const { people, now, rows } = world
  const began = rows.open_days.find(({ id }) => id === made.id)?.starts_at as Date
  const [priya] = people
  // nobody who comes to another day of the company
  const others = people.slice(330, 352)
  const visits = others.map((one, at) => came(random, world, made, { one, number: at + 1, began }))
  for (const visit of visits) {
    const at = made.desks.findIndex(({ team }) => team === visit.team)
    Object.assign(visit, { page_id: companies[at]?.row.id ?? visit.page_id })
  }
  visits.slice(0, 12).forEach((visit, at) => {
    finish(random, made, visit, began, at)
  })
  for (const visit of visits) seat(made, visit)
  const [welcome, first, second] = made.desks
  const waiting = visits.slice(12)
  sit(waiting, first, { state: 'in_session', called_at: later(now, -8 * minute), began_at: later(now, -7 * minute) })
  sit(waiting, second, { state: 'called', called_at: later(now, -minute / 2) })
  sit(waiting, welcome, { state: 'in_session', called_at: later(now, -4 * minute), began_at: later(now, -3 * minute) })
  const [sent] = visits
  const number = others.length + 1
  const hers = priya && came(random, world, made, { one: priya, number, began: later(began, -60 * minute) })
  if (hers) {
    Object.assign(hers, { page_id: companies[0]?.row.id, team: welcome?.team, walked_in: true })
    finish(random, made, hers, began, 6)
    visits.push(Object.assign(hers, { outcome: 'shortlisted', rating: 4, feedback: null, feedback_words: '' }))
  }
  rows.day_visits.push(...visits)
  const onward = { world, made, to: first, page: companies[1] }
  if (sent) goOn(random, { ...onward, visit: sent }, null)
  if (hers) goOn(random, { ...onward, visit: hers }, 'next_interview')
}

/** The next who waits for a desk sits there, or was just called. */
function sit(waiting: Visit[], desk: MadeDesk | undefined, more: Partial<Visit>): void {
  const visit = waiting.find(({ team, state }) => team === desk?.team && state === 'checked_in')
  if (visit && desk) Object.assign(visit, more, { called_desk_id: desk.id, calls: 1 })
}

type Onward = { world: World; made: MadeDay; visit: Visit; to: MadeDesk | undefined; page: Page | undefined }

/** Sent on with a yes: under the same number at another company, where it waits, or an outcome was said. */
function goOn(random: Random, { world, made, visit, to, page }: Onward, outcome: Visit['outcome'] | null): void {
  const { now, rows } = world
  const one = world.people.find(({ person }) => person.id === visit.user_id)
  if (!one || !page || !to) return
  const ended = visit.ended_at as Date
  const began = later(ended, 4 * minute)
  rows.day_visits.push({
    ...visitOf(random, { now, rows, made }, one, 0),
    ...{ page_id: page.row.id, first_visit_id: visit.id, number: visit.number, cv_id: visit.cv_id, team: to.team },
    ...{ state: 'queued', checked_in_at: ended, handed_at: ended, created_at: ended, updated_at: ended },
    ...(outcome && {
      ...{
        state: 'done',
        outcome,
        called_desk_id: to.id,
        calls: 1,
        called_at: ended,
        began_at: began,
        handed_at: null,
      },
      ...{
        ended_at: later(began, 9 * minute),
        rating: 4,
        room_note: 'Speaks about guests first. Ask for two references.',
      },
    }),
  })
}
