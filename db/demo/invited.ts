import type { Cast } from './personas.ts'
import type { Random } from './random.ts'
import { day, later, type Row, type Rows } from './rows.ts'

type World = { cast: Cast; now: Date; rows: Rows }
type Invited = Row<'job_recruiters'>

const fee = { fee_kind: 'percent', fee_percent: 16, fee_currency: 'AED' } as const
const terms = { ...fee, guarantee_days: 90, guarantee_kind: 'replacement' } as const
const words = [
  'We need a shortlist of three by the end of next week. Visa and flights are ours.',
  'The team interviews on Tuesdays. Please send people who can start within a month.',
] as const

/** Jobs of the personas' company to which outside recruiters are invited: one the agency works on already, one that waits for its answer. */
export function makeInvited(random: Random, { cast, now, rows }: World): void {
  const pageOf = (key: 'employer' | 'agency') =>
    rows.page_members.find(({ user_id }) => user_id === cast[key].row.id)?.page_id
  const [company, agency] = [pageOf('employer'), pageOf('agency')]
  const [first, second] = rows.jobs.filter(({ page_id, state }) => page_id === company && state === 'live')
  if (!company || !agency || !first || !second) return
  const invite = (job: Row<'jobs'>, to: string, ago: number, over: Partial<Invited>) => {
    const at = later(now, -ago * day)
    rows.job_recruiters.push({
      ...{ id: random.id(at), page_id: company, job_id: job.id as string, agency_id: to, asked_at: at },
      ...{ ...terms, words: words[rows.job_recruiters.length % words.length] ?? '', most_people: 5 },
      ...{ asked_by: cast.employer.row.id as string, ...over },
    })
  }
  const answered = { state: 'active', answered_by: cast.agency.row.id as string } as const
  invite(first, agency, 9, { ...answered, answered_at: later(now, -8 * day) })
  takeOn(random, { cast, now, rows }, agency, first)
  invite(second, agency, 1, { state: 'asked' })
  const alone = rows.pages.find(({ kind, state }) => kind === 'freelance' && state === 'active')
  if (alone) invite(first, alone.id as string, 2, { state: 'asked' })
}

/** What accepting makes of it: the company is a client, and its job one of the client's. */
function takeOn(random: Random, { cast, now, rows }: World, agency: string, job: Row<'jobs'>): void {
  const at = later(now, -8 * day)
  const [client, mandate] = [random.id(at), random.id(at)]
  const company = rows.pages.find(({ id }) => id === job.page_id)
  const text = rows.job_texts.find(({ job_id, language }) => job_id === job.id && language === job.language)
  const stamps = { owner_id: cast.agency.row.id as string, created_at: at, updated_at: at }
  rows.clients.push({
    ...{ id: client, page_id: agency, client_page_id: job.page_id, name: company?.name ?? '' },
    ...{ country_id: company?.country_id ?? null, ...terms, ...stamps },
  })
  rows.mandates.push({
    ...{ id: mandate, page_id: agency, client_id: client, job_id: job.id as string, title: text?.title ?? '' },
    ...{ country_id: job.country_id, city_id: job.city_id ?? null, openings: job.openings ?? 1, ...stamps },
  })
}
