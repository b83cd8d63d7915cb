import { addMandate, clients } from './clients.ts'
import type { Cast } from './personas.ts'
import type { Random } from './random.ts'
import { day, hour, later, type Row, type Rows } from './rows.ts'
import { type Added, addApproval, addDispute, type State, sentStates, tellSteps } from './submission-steps.ts'

type World = { cast: Cast; now: Date; rows: Rows }
type Imported = Row<'imported_candidates'>

/** Who stands where: the job, the way somebody came, and how many days ago the last step was. */
const standing: readonly { client: number; state: State; ago: number }[] = [
  { client: 0, state: 'candidate_asked', ago: 1 },
  { client: 0, state: 'candidate_approved', ago: 3 },
  { client: 0, state: 'duplicate', ago: 0.4 },
  { client: 0, state: 'reviewing', ago: 4 },
  { client: 1, state: 'candidate_approved', ago: 160 },
  { client: 1, state: 'interviewing', ago: 2 },
  { client: 1, state: 'rejected', ago: 5 },
  { client: 2, state: 'draft', ago: 0.2 },
  { client: 2, state: 'shortlisted', ago: 6 },
  { client: 2, state: 'offered', ago: 1.5 },
  { client: 2, state: 'placed', ago: 40 },
  ...[165, 120, 100, 85, 60, 52, 48, 38, 22].map((ago, at) => ({ client: at % 4, state: 'placed' as const, ago })),
  { client: 3, state: 'withdrawn', ago: 8 },
  { client: 3, state: 'candidate_asked', ago: 2 },
  // contested, lost by the rule, and before the staff now
  { client: 2, state: 'duplicate', ago: 6 },
]

/** The agency's clients, their jobs, and people put forward in every state; the candidates of the demo find a request and rights. */
export function makeSubmissions(random: Random, world: World): void {
  const { cast, rows } = world
  const owner = cast.agency.row.id as string
  const page = rows.page_members.find(({ user_id }) => user_id === owner)?.page_id
  const people = rows.imported_candidates.filter((one) => one.page_id === page && one.name && one.content)
  if (!page || people.length === 0) return
  const mandates = clients.map((client) => addMandate(random, world, { page, owner, client }))
  // who has an account comes last: they see a request, a right and an end
  const theirs = people.filter(({ user_id }) => user_id)
  const others = people.filter(({ user_id }) => !user_id)
  standing.forEach((step, at) => {
    const mandate = mandates[step.client]
    const pool = at % 4 === 0 && theirs.length > 0 ? theirs : others
    const turn = at % pool.length
    const inTurn = [...pool.slice(turn), ...pool.slice(0, turn)]
    const person = mandate && inTurn.find((one) => !isThere(rows, mandate.mandate, one))
    if (mandate && person) addSubmission(random, world, { ...step, ...mandate, person, owner })
  })
}

const isThere = (rows: Rows, mandate: string, { id }: Imported) =>
  rows.submissions.some((one) => one.mandate_id === mandate && one.imported_id === id)

export function addSubmission(random: Random, { now, rows }: Pick<World, 'now' | 'rows'>, of: Added): void {
  const { state, ago, person, owner, client_id, mandate, packet, currency } = of
  const moved = later(now, -ago * day)
  const asked = later(moved, -3 * day)
  const isAsked = state !== 'draft'
  const isApproved = isAsked && state !== 'candidate_asked' && state !== 'withdrawn'
  const approved = isApproved ? (state === 'candidate_approved' ? moved : later(moved, -2 * day)) : null
  const id = random.id(asked)
  rows.submissions.push({
    ...{
      id,
      page_id: person.page_id,
      client_id,
      mandate_id: mandate,
      state,
      imported_id: person.id as string,
      by_id: owner,
    },
    ...{
      user_id: person.user_id ?? null,
      name: person.name as string,
      language: person.language,
      headline: person.headline ?? '',
    },
    ...{
      email: person.email ?? null,
      phone: person.phone ?? null,
      content: person.content ?? null,
      note: notes[rows.submissions.length % notes.length] ?? '',
    },
    ...{
      salary: 9000 + rows.submissions.length * 700,
      salary_currency: currency,
      salary_period: 'month',
      notice_days: 30,
    },
    ...{ asked_at: isAsked ? asked : null, answer_due_at: state === 'candidate_asked' ? later(asked, 10 * day) : null },
    ...{ approved_at: approved, right_until: approved && later(approved, 180 * day) },
    ...(sentStates.has(state) && {
      ...{ packet_id: packet, submitted_at: later(moved, -day), opened_at: later(moved, -0.5 * day), opened_count: 2 },
    }),
    ...(['interviewing', 'offered', 'placed'].includes(state) && { interviewing_at: later(moved, -2 * hour) }),
    ...(state === 'interviewing' && { interview_at: later(now, day) }),
    ...(['rejected', 'shortlisted', 'interviewing', 'offered', 'placed', 'duplicate'].includes(state) && {
      decided_at: moved,
    }),
    ...(state === 'rejected' && { reason: 'experience' }),
    ...(state === 'withdrawn' && { reason: 'declined', state_before: 'candidate_asked' }),
    ...(state === 'duplicate' && { state_before: 'submitted' }),
    ...{ created_at: asked, moved_at: moved },
  })
  tellSteps(random, rows, { id, of, asked, approved, moved, packet })
  if (approved) addApproval(random, rows, { id, of, approved })
  if (state === 'duplicate') addDispute(random, rows, { id, of, now, moved })
  if (state === 'reviewing')
    rows.submission_questions.push({
      ...{ id: random.id(moved), submission_id: id, side: 'client', name: of.contact, at: later(moved, 2 * hour) },
      words: 'Would a start in February be possible?',
    })
}

const notes = [
  'Built a desk from nothing and leads it today. Strong with figures, calm with people.',
  'Knows the trade from the floor up; the last employer would hire again.',
  'Speaks with suppliers in three languages.',
  '',
]
