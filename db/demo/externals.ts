import { hashContact } from '#features/sourcing/imports/contact-hash.ts'
import type { Cast } from './personas.ts'
import type { Random } from './random.ts'
import { day, later, type Row, type Rows } from './rows.ts'

type World = { cast: Cast; now: Date; rows: Rows }
type Invited = Row<'external_jobs'>
type Put = Row<'external_people'>

/** A guest of the personas' company for two of its jobs, one that is over, and one invitation that waits; with people in every state. */
export function makeExternals(random: Random, { cast, now, rows }: World): void {
  const company = rows.page_members.find(({ user_id }) => user_id === cast.employer.row.id)?.page_id
  const [first, second, third] = rows.jobs.filter(({ page_id, state }) => page_id === company && state === 'live')
  const guest = cast.external.row
  if (!company || !first || !second || !third) return
  rows.page_members.push({
    ...{ page_id: company, user_id: guest.id as string, role: 'external_recruiter', allow: [], deny: [] },
    ...{ state: 'active', created_at: later(now, -20 * day) },
  })
  const invite = (job: Row<'jobs'>, ago: number, over: Partial<Invited>): Invited => {
    const at = later(now, -ago * day)
    const row: Invited = {
      ...{ id: random.id(at), page_id: company, job_id: job.id as string, email: guest.email as string },
      ...{ most_people: 5, asked_by: cast.employer.row.id as string, asked_at: at, words: '', ...over },
    }
    rows.external_jobs.push(row)
    return row
  }
  const isIn = { user_id: guest.id as string, answered_at: later(now, -18 * day) }
  const words = 'Two people with night shifts behind them, please. We interview on Tuesdays.'
  const active = invite(first, 20, { ...isIn, state: 'active', words })
  invite(second, 18, { ...isIn, state: 'ended', ended_at: later(now, -4 * day) })
  invite(third, 2, { state: 'asked', email: 'noor.recruits@example.com' })
  const put = (name: string, ago: number, over: Partial<Put>) => {
    const at = later(now, -ago * day)
    const email = `${name.split(' ')[0]?.toLowerCase()}@people.example`
    rows.external_people.push({
      ...{ id: random.id(at), external_id: active.id as string, page_id: company, job_id: first.id as string },
      ...{ by_id: guest.id as string, name, language: 'en', asked_at: at, answer_due_at: later(at, 10 * day) },
      ...{ contact_hash: hashContact(company, email), ...over },
    })
  }
  const sent = rows.applications.find(({ job_id, stage }) => job_id === first.id && stage === 'shortlisted')
  if (sent) {
    Object.assign(sent, { source: 'external' })
    const agreed_to = 'I let Viktor Sokolov put me forward.'
    put(sent.name, 12, {
      state: 'sent',
      answered_at: later(now, -11 * day),
      application_id: sent.id as string,
      agreed_to,
    })
  }
  put('Grace Mwangi', 2, {
    state: 'asked',
    email: 'grace@people.example',
    note: 'Leads nights at a larger site today.',
  })
  put('Ivan Petrov', 8, { state: 'declined', answered_at: later(now, -7 * day) })
  put('Sana Mirza', 15, { state: 'expired', answered_at: later(now, -5 * day) })
}
