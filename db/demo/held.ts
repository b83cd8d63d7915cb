import type { Cast } from './personas.ts'
import type { Random } from './random.ts'
import { hour, later, minute, type Row, type Rows } from './rows.ts'

type Application = Row<'applications'> & { id: string; position: number }

/** How long the one held move waits: longer than a real one, so that whoever looks around still meets it. */
const waits = 10 * hour

/** Somebody of the employer's page has just been shortlisted, and has not been told: the move can still be undone. */
export function makeHeld(random: Random, cast: Cast, now: Date, rows: Rows): void {
  const page = rows.page_members.find(({ user_id }) => user_id === cast.employer.row.id)?.page_id
  // the board that is looked at most
  const [job] = rows.jobs
    .filter(({ page_id, state }) => page_id === page && state === 'live')
    .toSorted((a, b) => Number(b.applicants_count) - Number(a.applicants_count))
  const personas = new Set(Object.values(cast).map(({ row }) => row.id))
  const application = rows.applications.find(
    (one): one is Application =>
      one.stage === 'in_review' && one.job_id === job?.id && !personas.has(one.candidate_id ?? ''),
  )
  if (!application) return
  const moved = later(now, -4 * minute)
  const { reason = null, moved_at, position } = application
  const seen = (moved_at as Date).toISOString()
  const was = { stage: 'in_review', stage_id: null, decided_at: null, answered_at: application.answered_at ?? null }
  rows.held_moves.push({
    application_id: application.id,
    before: JSON.parse(JSON.stringify({ ...was, reason, position, moved_at, letter: null, held: null })),
    under: null,
    until: later(now, waits),
  })
  Object.assign(application, {
    stage: 'shortlisted',
    held: { stage: 'in_review', reason, moved_at: seen },
    answered_at: moved,
    moved_at: moved,
    position: moved.getTime() / 1000,
  })
  rows.events.push({
    id: random.id(moved),
    at: moved,
    name: 'application.moved',
    thing: 'application',
    thing_id: application.id,
    page_id: application.page_id,
    actor_id: cast.recruiter.row.id,
    request_id: 'demo',
    data: {
      ...{ application: application.id, job: application.job_id, page: application.page_id },
      ...{ from: 'in_review', to: 'shortlisted', reason: null, side: 'page', isHeld: true },
    },
  })
}
