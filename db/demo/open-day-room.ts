import type { Applicant } from './candidates.ts'
import type { MadeDay, World } from './open-day-rows.ts'
import { visitOf } from './open-day-visits.ts'
import type { Random } from './random.ts'
import { later, type Row } from './rows.ts'

const minute = 60_000
type Outcome = NonNullable<Row<'day_visits'>['outcome']>
type Visit = Row<'day_visits'>

const ends: [Outcome, number][] = [
  ['shortlisted', 5],
  ['next_interview', 3],
  ['offer', 1],
  ['keep_on_file', 4],
  ['not_suitable', 4],
]
const notes = [
  'Warm, quick to answer, knows the work.',
  'Nights are fine. Could start in two weeks.',
  'Good English, little Arabic. Ask again for the bar.',
  'Wants a supervisor role; too early for that.',
  '',
  '',
]
const said = [
  'Friendly, and an answer on the same day.',
  'The queue was slow around noon.',
  'More chairs, please.',
  'The recruiter had read my CV. Thank you.',
  '',
  '',
  '',
]

/** People in the room of a day: those who were seen, and of a day that goes on those who sit at the desks and who wait. */
export function fillRoom(random: Random, world: World, made: MadeDay, { over }: { over: boolean }): void {
  const { people, now, rows } = world
  const [, layla, ...rest] = people
  // nobody who comes to the other day of the company
  const others = rest.slice(over ? 200 : 300)
  const began = rows.open_days.find(({ id }) => id === made.id)?.starts_at as Date
  const count = over ? 46 : 23
  const visits = others.slice(0, count).map((one, at) => came(random, world, made, { one, number: at + 1, began }))
  const seen = over ? count - 3 : 12
  visits.slice(0, seen).forEach((visit, at) => {
    finish(random, made, visit, began, at)
  })
  if (over) {
    for (const visit of visits.slice(seen)) Object.assign(visit, { state: 'done', outcome: 'unseen' })
    for (const one of others.slice(count, count + 6))
      rows.day_visits.push({ ...visitOf(random, { now, rows, made }, one, 20), state: 'no_show' })
  } else {
    sit(world, made, visits.slice(seen), layla)
    // and some who are still expected
    for (const one of others.slice(count, count + 5))
      rows.day_visits.push({ ...visitOf(random, { now, rows, made }, one, 3), state: 'registered', team: 1 })
  }
  rows.day_visits.push(...visits)
  const absent = rows.day_visits.filter(
    ({ day_id, state, number }) => day_id === made.id && state === 'no_show' && !number,
  )
  for (const visit of [...visits.slice(0, seen), ...absent]) seat(made, visit)
  // who booked waits for their half-hour to come, or for longer
  if (!over) for (const visit of visits.slice(seen)) seat(made, visit)
}

/** Of a day that just ended: some were seen, and one whom the second desk sent on was called by nobody any more. */
export function leaveOver(random: Random, world: World, made: MadeDay): void {
  const { people, now, rows } = world
  const began = rows.open_days.find(({ id }) => id === made.id)?.starts_at as Date
  const visits = people.slice(270, 276).map((one, at) => came(random, world, made, { one, number: at + 1, began }))
  visits.forEach((visit, at) => {
    finish(random, made, visit, began, at)
    seat(made, visit)
  })
  const [first, second] = made.desks
  const over = visits.at(-1)
  if (over && first && second)
    Object.assign(over, {
      ...{ state: 'queued', outcome: null, team: first.team, called_desk_id: null, called_at: null, began_at: null },
      ...{ ended_at: null, rating: 4, feedback: null, feedback_words: '', handed_at: over.ended_at },
      ...{ spoken_at: over.ended_at, room_note: 'Ran a pastry section of six. Ask about large banquets.' },
      updated_at: later(now, -20 * 60 * minute),
    })
  rows.day_visits.push(...visits)
}

/** Whoever booked had a half-hour of their team, the earliest that was free. */
export function seat({ desks }: MadeDay, visit: Visit): void {
  if (visit.walked_in) return
  const cell = desks
    .filter(({ team }) => visit.team === undefined || team === visit.team)
    .flatMap(({ cells }) => cells)
    .filter(({ kind, taken, places }) => kind === 'open' && ((taken as number | undefined) ?? 0) < places)
    .toSorted((a, b) => a.half - b.half)[0]
  if (!cell) return
  cell.taken = ((cell.taken as number | undefined) ?? 0) + 1
  const { desk_id, on_date, half, starts_at } = cell
  Object.assign(visit, { desk_id, on_date, half, starts_at })
}

type Came = { one: Applicant; number: number; began: Date }

/** Let in, one every few minutes from the first half-hour on. */
export function came(random: Random, { now, rows }: World, made: MadeDay, { one, number, began }: Came): Visit {
  const desk = made.desks[number % made.desks.length]
  return {
    ...visitOf(random, { now, rows, made }, one, 14),
    cv_id: number % 5 === 0 ? null : one.file.row.id,
    ...{ state: 'checked_in', number, team: desk?.team ?? 1, walked_in: number % 6 === 0 },
    checked_in_at: later(began, (number * 4 - 3) * minute),
    checked_in_by: (made.page.team[0]?.row.id as string | undefined) ?? null,
  }
}

/** Seen at a desk, with what became of it. */
export function finish(random: Random, made: MadeDay, visit: Visit, began: Date, at: number): void {
  const own = made.desks.filter(({ team }) => team === visit.team)
  const desk = own[at % own.length]
  const start = later(began, (at * 7 + 9) * minute)
  const outcome = random.weighted(Object.fromEntries(ends) as Record<Outcome, number>)
  Object.assign(visit, {
    ...{ state: 'done', outcome, called_desk_id: desk?.id ?? null, calls: 1 },
    ...{ called_at: later(start, -minute), began_at: start, ended_at: later(start, (6 + random.next() * 9) * minute) },
    ...{ rating: outcome === 'not_suitable' ? 2 : 3 + Math.floor(random.next() * 3), room_note: random.pick(notes) },
    ...(random.next() < 0.6 && { feedback: 3 + Math.floor(random.next() * 3), feedback_words: random.pick(said) }),
  })
}

/** One sits at a desk, one was just called, one left, one did not come when called; the others wait, among them the persona. */
function sit({ now, rows }: World, made: MadeDay, waiting: Visit[], persona: Applicant | undefined): void {
  const [first, , third] = made.desks
  const [talking, called, gone, hers] = waiting
  const by = (visit: Visit | undefined, more: Partial<Visit>) => visit && Object.assign(visit, more)
  by(talking, { state: 'in_session', called_desk_id: first?.id ?? null, calls: 1 })
  by(talking, { team: first?.team ?? 1, called_at: later(now, -7 * minute), began_at: later(now, -6 * minute) })
  by(called, { state: 'called', called_desk_id: third?.id ?? null, team: third?.team ?? 1, calls: 1 })
  by(called, { called_at: later(now, -minute / 2) })
  by(gone, { state: 'left', left_at: later(now, -10 * minute) })
  if (hers && persona) {
    const { person, language } = persona
    by(hers, {
      user_id: person.id,
      name: person.name,
      email: person.email ?? null,
      phone: person.phone ?? null,
      language,
    })
    by(hers, { team: first?.team ?? 1 })
  }
  by(waiting[6], { goes_first: true })
  by(waiting[8], { state: 'no_show', called_desk_id: first?.id ?? null, calls: 1, left_at: later(now, -15 * minute) })
  by(waiting[8], { team: first?.team ?? 1, called_at: later(now, -18 * minute) })
  rows.open_day_announcements.push({
    ...{ id: made.id, day_id: made.id, by_id: (made.page.team[0]?.row.id as string | undefined) ?? null },
    ...{ words: 'Tea and water are at the entrance of hall B.', at: later(now, -20 * minute) },
  })
}
