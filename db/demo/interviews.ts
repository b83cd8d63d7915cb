import type { Job } from './jobs.ts'
import type { Cast } from './personas.ts'
import type { Random } from './random.ts'
import { day, hour, later, type Row, type Rows } from './rows.ts'

/** Who is invited without having chosen a time yet: the candidate among the personas first, so that an invitation waits. */
const invited = 4
/** Whole hours of the day in UTC: late morning and afternoon in the Gulf. */
const hours = [7, 9, 11]

/** Invitations of the employer's page with times that lie ahead. */
export function makeInterviews(random: Random, cast: Cast, jobs: Job[], now: Date, rows: Rows): void {
  const page = jobs[0]?.page.row.id
  const persona = cast['candidate-en'].row.id
  const meeting = rows.applications.filter(({ page_id, stage }) => page_id === page && stage === 'interviewing')
  meeting.sort((a, b) => Number(b.candidate_id === persona) - Number(a.candidate_id === persona))
  for (const [at, { id: application_id, page_id }] of meeting.slice(0, invited).entries()) {
    const made = later(now, -random.between(0.3, 1) * day)
    const id = random.id(made)
    rows.interviews.push(anInvitation({ id, application_id, page_id, made, now, at, by: cast.recruiter.row.id }))
    rows.interview_people.push({ interview_id: id, user_id: cast.recruiter.row.id })
  }
}

type Facts = { id: string; application_id: string; page_id: string; made: Date; now: Date; at: number; by: string }

function anInvitation({ id, application_id, page_id, made, now, at, by }: Facts): Row<'interviews'> {
  const midnight = new Date(now.toISOString().slice(0, 10))
  const slots = [3, 4].map((days) => later(midnight, days * day + (hours[at % hours.length] ?? 9) * hour))
  return {
    ...{ id, application_id, page_id, state: 'proposed', version: 1, kind: 'on_site', minutes: 45, zone: 'Asia/Dubai' },
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
