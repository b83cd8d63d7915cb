import type { Job } from './jobs.ts'
import type { Cast } from './personas.ts'
import type { Random } from './random.ts'
import { day, hour, later, type Row, type Rows } from './rows.ts'

/** Who is invited without having chosen a time yet: the candidate among the personas first, so that an invitation waits. */
const invited = 4
/** Whole hours of the day in UTC: late morning and afternoon in the Gulf. */
const hours = [7, 9, 11]

/** When the agreed ones are, in hours from now, how they ended, and how they are held. */
const agreed = [
  { hours: -2, state: 'done', kind: 'phone' },
  { hours: 2, state: 'confirmed', kind: 'online' },
  { hours: 5, state: 'confirmed', kind: 'on_site' },
  { hours: 26, state: 'confirmed', kind: 'online' },
  { hours: 51, state: 'confirmed', kind: 'on_site' },
  { hours: 76, state: 'confirmed', kind: 'phone' },
  { hours: -28, state: 'done', kind: 'on_site' },
  { hours: -50, state: 'no_show', kind: 'online' },
  { hours: -30, state: 'confirmed', kind: 'on_site' },
] as const

/** Which of them the candidate has. */
const ahead = 4

/** Interviews of the employer's page: invitations with times ahead, hours that were agreed, and some that are over. */
export function makeInterviews(random: Random, cast: Cast, jobs: Job[], now: Date, rows: Rows): void {
  const page = jobs[0]?.page.row.id
  const persona = cast['candidate-en'].row.id
  const meeting = rows.applications.filter(({ page_id, stage }) => page_id === page && stage === 'interviewing')
  meeting.sort((a, b) => Number(b.candidate_id === persona) - Number(a.candidate_id === persona))
  const by = cast.recruiter.row.id
  for (const [at, { id: application_id, page_id }] of meeting.slice(0, invited).entries()) {
    const made = later(now, -random.between(0.3, 1) * day)
    const id = random.id(made)
    rows.interviews.push(anInvitation({ id, application_id, page_id, made, now, at, by }))
    rows.interview_people.push({ interview_id: id, user_id: by })
  }
  const others = meeting.slice(invited)
  // one of the people who try the site looks forward to an hour, wherever it is
  const own = rows.applications.find(
    ({ candidate_id, stage, page_id }) =>
      candidate_id === cast['candidate-ar'].row.id && stage === 'interviewing' && page_id !== page,
  )
  for (const [at, { id: application_id, page_id }] of [
    ...others.slice(0, agreed.length),
    ...(own ? [own] : []),
  ].entries()) {
    const made = later(now, -random.between(3, 5) * day)
    const id = random.id(made)
    const [first, second] = [cast.employer.row.id, cast.recruiter.row.id]
    rows.interviews.push(
      anAgreed({ id, application_id, page_id, made, now, at: page_id === page ? at : ahead, by: second }),
    )
    const people = page_id === page ? (at % 2 === 0 ? [second] : [first, second]) : []
    rows.interview_people.push(...people.map((user_id) => ({ interview_id: id, user_id })))
  }
}

/** An hour that both sides agreed to; whole hours, as people agree to them. */
function anAgreed(facts: Facts): Row<'interviews'> {
  const { hours: from, state, kind } = agreed[facts.at % agreed.length] ?? agreed[1]
  const starts_at = later(new Date(facts.now.toISOString().slice(0, 13) + ':00:00Z'), from * hour)
  const isOnline = kind === 'online'
  return {
    ...anInvitation(facts),
    ...{ state, kind, starts_at, slots: [starts_at], version: state === 'confirmed' ? 2 : 3 },
    ...{ place: kind === 'on_site' ? 'Front desk, second floor' : '', note: '' },
    link: isOnline ? 'https://meet.example.com/dhow-dune' : null,
  }
}

type Facts = { id: string; application_id: string; page_id: string; made: Date; now: Date; at: number; by: string }

function anInvitation({ id, application_id, page_id, made, now, at, by }: Facts): Row<'interviews'> {
  const midnight = new Date(now.toISOString().slice(0, 10))
  const slots = [3, 4].map((days) => later(midnight, days * day + (hours[at % hours.length] ?? 9) * hour))
  return {
    ...{ id, application_id, page_id, state: 'proposed', version: 1, kind: 'on_site', minutes: 45, zone: 'Asia/Dubai' },
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
