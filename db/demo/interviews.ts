import { zoneOfPlace } from '#features/site/lookups/zones.ts'
import { clockOf, momentOf } from '#platform/shared/clock.ts'
import type { Job } from './jobs.ts'
import type { Cast } from './personas.ts'
import type { Random } from './random.ts'
import { day, hour, later, type Row, type Rows } from './rows.ts'
import { tell } from './tell.ts'

/** Who is invited without having chosen a time yet: the candidate among the personas first, so that an invitation waits. */
const invited = 4
const minutes = 45
const hours = [11, 13, 15]
/** Where most of them are. */
const office = 'Asia/Dubai'

/** When the agreed ones are, in working days from today and hours of the office, how they ended, and how they are held. */
const agreed = [
  { days: 0, at: 10, ended: 'done', kind: 'phone' },
  { days: 0, at: 14, ended: 'done', kind: 'online' },
  { days: 0, at: 16, ended: 'done', kind: 'on_site' },
  { days: 1, at: 11, ended: 'done', kind: 'online' },
  { days: 2, at: 9, ended: 'done', kind: 'on_site' },
  { days: 3, at: 15, ended: 'done', kind: 'phone' },
  { days: -1, at: 11, ended: 'done', kind: 'on_site' },
  { days: -2, at: 15, ended: 'no_show', kind: 'online' },
  // nobody said yet how it went
  { days: -1, at: 13, ended: 'confirmed', kind: 'on_site' },
] as const

/** Which of them the candidate has. */
const ofCandidate = 4

/** Interviews of the employer's page: invitations with times ahead, hours that were agreed, and some that are over. */
export function makeInterviews(random: Random, cast: Cast, jobs: Job[], now: Date, rows: Rows): void {
  const page = jobs[0]?.page.row.id
  const persona = cast['candidate-en'].row.id
  const meeting = rows.applications.filter(({ page_id, stage }) => page_id === page && stage === 'interviewing')
  meeting.sort((a, b) => Number(b.candidate_id === persona) - Number(a.candidate_id === persona))
  const by = cast.recruiter.row.id
  const countries = new Map(rows.jobs.map(({ id, country_id }) => [id, country_id]))
  const zoneOf = (job: string) => zoneOfPlace(countries.get(job) as number) ?? office
  for (const [at, of] of meeting.slice(0, invited).entries()) {
    const { id: application_id, page_id, job_id } = of
    const made = later(now, -random.between(0.3, 1) * day)
    const id = random.id(made)
    rows.interviews.push(anInvitation({ id, application_id, page_id, zone: zoneOf(job_id), made, now, at, by }))
    tellOf(random, rows, of)
    rows.interview_people.push({ interview_id: id, user_id: by })
  }
  const others = meeting.slice(invited)
  // one of the people who try the site looks forward to an hour, wherever it is
  const own = rows.applications.find(
    ({ candidate_id, stage, page_id }) =>
      candidate_id === cast['candidate-ar'].row.id && stage === 'interviewing' && page_id !== page,
  )
  for (const [at, of] of [...others.slice(0, agreed.length), ...(own ? [own] : [])].entries()) {
    const { id: application_id, page_id, job_id } = of
    const made = later(now, -random.between(6, 8) * day)
    const id = random.id(made)
    const [first, second] = [cast.employer.row.id, cast.recruiter.row.id]
    const facts = { id, application_id, page_id, zone: zoneOf(job_id), made, now, by: second }
    rows.interviews.push(anAgreed({ ...facts, at: page_id === page ? at : ofCandidate }))
    tellOf(random, rows, of)
    const people = page_id === page ? (at % 2 === 0 ? [second] : [first, second]) : []
    rows.interview_people.push(...people.map((user_id) => ({ interview_id: id, user_id })))
    // somebody of those who took part has given no scorecard yet
    const third = cast['hiring-manager'].row.id
    const isOver = page_id === page && agreed[at]?.ended === 'done' && (agreed[at]?.days ?? 0) < 0
    const isIn = rows.scorecards.some((card) => card.application_id === application_id && card.author_id === third)
    if (isOver && !isIn) rows.interview_people.push({ interview_id: id, user_id: third })
  }
}

/** That somebody was invited to the interview that was written last, and which time they chose. */
function tellOf(random: Random, rows: Rows, of: Row<'applications'>): void {
  const { id: interview, made_by, created_at, starts_at } = rows.interviews.at(-1) as Row<'interviews'>
  const made = created_at as Date
  const moved = (move: string, to: string, side: string, version: number, at: Date, actor: unknown) => {
    const slot = move === 'pick' ? (starts_at as Date).toISOString() : null
    const data = { interview, move, to, side, held: false, version, starts_at: slot }
    tell(random, rows, of, { name: 'interview.moved', at, actor, data })
  }
  moved('propose', 'proposed', 'page', 1, made, made_by)
  if (starts_at) moved('pick', 'confirmed', 'candidate', 2, later(made, 5 * hour), of.candidate_id)
}

/** When the recruiter is busy elsewhere, in working days from today and hours of the office. */
const elsewhere = [
  { days: 0, from: 8, to: 9 },
  { days: 1, from: 12.5, to: 13.5 },
  { days: 2, from: 14, to: 16 },
  { days: 3, from: 9, to: 10 },
]

/** The calendar that the recruiter keeps elsewhere was read a moment ago. */
export function makeOutsideHours(cast: Cast, now: Date, rows: Rows): void {
  const user_id = cast.recruiter.row.id
  const address = 'https://calendar.masar.example/recruiter.ics'
  rows.outside_calendars.push({ user_id, address, given_at: later(now, -30 * day), tried_at: now, read_at: now })
  for (const { days, from, to } of elsewhere)
    rows.outside_hours.push({
      user_id,
      starts_at: atWork(now, days, from, office),
      ends_at: atWork(now, days, to, office),
    })
}

/** An hour that both sides agreed to; one that is still to come has not ended. */
function anAgreed(facts: Facts): Row<'interviews'> {
  const { days, at, ended, kind } = agreed[facts.at % agreed.length] ?? agreed[1]
  const starts_at = atWork(facts.now, days, at, facts.zone)
  const state = later(starts_at, minutes * 60_000) < facts.now ? ended : 'confirmed'
  const isOnline = kind === 'online'
  return {
    ...anInvitation(facts),
    ...{ state, kind, starts_at, slots: [starts_at], version: state === 'confirmed' ? 2 : 3 },
    ...{ place: kind === 'on_site' ? 'Front desk, second floor' : '', note: '' },
    link: isOnline ? 'https://meet.example.com/dhow-dune' : null,
  }
}

/** An hour of an office, so many working days from now; a day of the weekend counts as the working day beside it. */
function atWork(now: Date, days: number, clock: number, zone: string): Date {
  let date = new Date(clockOf(now, zone).slice(0, 10))
  const isWeekend = () => date.getUTCDay() % 6 === 0
  while (isWeekend()) date = later(date, days < 0 ? -day : day)
  for (let left = Math.abs(days); left > 0; ) {
    date = later(date, days < 0 ? -day : day)
    if (!isWeekend()) left--
  }
  const local = later(date, clock * hour)
    .toISOString()
    .slice(0, 16)
  return momentOf(local, zone) as Date
}

type Facts = {
  id: string
  application_id: string
  page_id: string
  zone: string
  made: Date
  now: Date
  at: number
  by: string
}

function anInvitation({ id, application_id, page_id, zone, made, now, at, by }: Facts): Row<'interviews'> {
  const slots = [2, 3].map((days) => atWork(now, days, hours[at % hours.length] ?? 11, zone))
  return {
    ...{ id, application_id, page_id, state: 'proposed', version: 1, kind: 'on_site', minutes, zone },
    starts_at: null,
    ...{ slots, place: 'Front desk, second floor', link: null, made_by: by },
    ...{
      note: 'Please bring an identity document.',
      interview_guide: '',
      reason: '',
      created_at: made,
      updated_at: made,
    },
  }
}
