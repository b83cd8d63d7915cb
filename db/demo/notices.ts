import type { Language } from '#platform/shared/languages.ts'
import type { History } from './history.ts'
import { teamOf } from './job-teams.ts'
import type { Job } from './jobs.ts'
import type { Material } from './material.ts'
import type { Cast } from './personas.ts'
import type { Random } from './random.ts'
import { day, type Row, type Rows } from './rows.ts'

type Facts = Record<string, string>
/** The bell shows so much of the past. */
const kept = 40
const unreadFor = 1.5 * day

/** What the personas' bells would hold by now. */
export function makeNotices(
  random: Random,
  material: Material,
  cast: Cast,
  histories: History[],
  jobs: Job[],
  now: Date,
  rows: Rows,
  complaints: readonly { notice: string; title: string; words: string; link: string; at: Date }[],
): void {
  const bells = new Map<string, Row<'notifications'>[]>()
  const ring = (user: string, notice: string, at: Date, facts: Facts, link: string) => {
    if (at > now) return
    const read_at = now.getTime() - at.getTime() > unreadFor ? at : null
    const bell = bells.get(user) ?? []
    bell.push({ id: random.id(at), user_id: user, notice, facts, link, at, read_at })
    bells.set(user, bell)
  }
  for (const history of histories) {
    for (const { row } of teamOf(history.job)) if (row.demo_persona) tellTeam(history, row.id, ring)
    if (history.applicant.person.demo_persona) tellCandidate(material, history, ring)
  }
  for (const review of rows.job_reviews.filter(({ decision }) => !decision)) {
    const job = jobs.find(({ row }) => row.id === review.job_id) as Job
    ring(cast.admin.row.id, 'job_submitted', review.submitted_at as Date, factsOf(job), '/admin/reviews')
  }
  for (const { notice, at, link, ...facts } of complaints) ring(cast['candidate-en'].row.id, notice, at, facts, link)
  for (const bell of bells.values())
    rows.notifications.push(...bell.sort((a, b) => Number(b.at) - Number(a.at)).slice(0, kept))
}

type Ring = (user: string, notice: string, at: Date, facts: Facts, link: string) => void
const factsOf = (job: Job): Facts => ({ job: job.title, company: job.page.row.name })

function tellTeam({ application, job, steps, messages = [] }: History, user: string, ring: Ring): void {
  const facts = { ...factsOf(job), name: application.name }
  const link = `/page/jobs/${job.row.id}/board?applicant=${application.id}`
  ring(user, 'application_sent', application.submitted_at, facts, link)
  for (const { to, at, side } of steps) if (side === 'candidate') ring(user, `applicant_${to}`, at, facts, link)
  for (const { author_side, at } of messages)
    if (author_side === 'candidate') ring(user, 'message_from_candidate', at, facts, link)
}

function tellCandidate(material: Material, history: History, ring: Ring): void {
  const { application, job, applicant, steps, messages = [] } = history
  const user = applicant.person.id
  const facts = { ...factsOf(job), name: application.name }
  const link = `/applications/${application.id}`
  ring(user, 'application_receipt', application.submitted_at, facts, link)
  for (const { to, at, side, reason } of steps) {
    const told = reason ? (material.reasons.get(reason)?.[applicant.language as Language] ?? '') : ''
    if (side === 'page') ring(user, `application_${to}`, at, { ...facts, reason: told }, link)
  }
  for (const { author_side, at } of messages)
    if (author_side === 'page') ring(user, 'message_from_page', at, facts, link)
}
