import type { Applicant } from './candidates.ts'
import { addMandate, type Client } from './clients.ts'
import { add } from './imported.ts'
import type { Page } from './pages.ts'
import type { Cast } from './personas.ts'
import type { Random } from './random.ts'
import type { Rows } from './rows.ts'
import type { State } from './submission-steps.ts'
import { addSubmission } from './submissions.ts'

type World = { people: Applicant[]; pages: Page[]; cast: Cast; now: Date; rows: Rows }

const clients: readonly Client[] = [
  {
    ...{ name: 'Marsa Clinics', contact: 'Dr. Lina Farouk', country: 'AE', currency: 'AED', percent: 16 },
    job: 'Clinic manager',
  },
  {
    ...{ name: 'Palm Court Residences', contact: 'Samir Haddad', country: 'AE', currency: 'AED', percent: 15 },
    job: 'Front office supervisor',
  },
  {
    ...{ name: 'Gulf Cold Chain', contact: 'Anita Rao', country: 'QA', currency: 'QAR', percent: 14 },
    job: 'Warehouse team leader',
  },
]

/** What she keeps of whom: those who agreed can be put forward. */
const kept = ['consented', 'consented', 'consented', 'consented', 'consented', 'claimed', 'invited', 'draft'] as const

/** Who stands where, and how many days ago the last step was. */
const standing: readonly { client: number; state: State; ago: number }[] = [
  { client: 0, state: 'reviewing', ago: 1 },
  { client: 0, state: 'interviewing', ago: 2 },
  { client: 0, state: 'rejected', ago: 9 },
  { client: 1, state: 'candidate_approved', ago: 1 },
  { client: 1, state: 'shortlisted', ago: 4 },
  { client: 2, state: 'offered', ago: 0.5 },
  { client: 2, state: 'candidate_asked', ago: 1 },
]

/** The workspace of somebody who recruits alone: clients with a job each, people kept, some put forward, nobody beside her. */
export function makeFreelance(random: Random, { people, pages, cast, now, rows }: World): void {
  const owner = cast.freelance.row
  const page = pages.find(({ team }) => team[0] === cast.freelance)
  if (!page) return
  kept.forEach((state, at) => {
    const one = people[310 + at * 5]
    if (one) add(random, { now, rows }, { one, state, page, owner, at, isTheirs: state === 'claimed' })
  })
  const ready = rows.imported_candidates.filter(
    ({ page_id, state, content }) =>
      page_id === page.row.id && content && (state === 'consented' || state === 'claimed'),
  )
  const mandates = clients.map((client, at) => {
    const mandate = addMandate(random, { now, rows }, { page: page.row.id, owner: owner.id as string, client })
    Object.assign(rows.mandates.at(-1) ?? {}, { openings: 1 + (at % 2) })
    return mandate
  })
  standing.forEach((step, at) => {
    const [mandate, person] = [mandates[step.client], ready[at % ready.length]]
    if (mandate && person)
      addSubmission(random, { now, rows }, { ...step, ...mandate, person, owner: owner.id as string })
  })
}
