import type { Stage } from '#features/hiring/applications/stages.ts'
import type { Language } from '#platform/shared/languages.ts'
import type { Applicant } from './candidates.ts'
import { type History, tellHistory } from './history.ts'
import type { Job } from './jobs.ts'
import { isRelated, likelihood } from './matching.ts'
import type { Material } from './material.ts'
import { answerTo } from './questions.ts'
import type { Random } from './random.ts'
import { day, later, type Row, type Rows } from './rows.ts'
import { sentAt, stageFor, stepsTo } from './stages.ts'

type Making = { random: Random; material: Material; now: Date; rows: Rows; load: Map<Applicant, number> }
/** How many applications there are, on how many jobs. */
const wanted = { applications: 2_500, jobs: 120 }
/** How they came, in turns. */
const sources = [
  'search',
  'alert',
  'search',
  'site',
  'search',
  'company',
  'google.com',
  'search',
  'linkedin.com',
  'search',
]
/** What the two candidate personas see in their own list. */
const wishes: Record<string, Stage[]> = {
  'candidate-en': ['interviewing', 'submitted', 'shortlisted', 'offered', 'rejected', 'in_review'],
  'candidate-ar': ['shortlisted', 'submitted', 'rejected', 'interviewing', 'withdrawn', 'in_review'],
}

/** How far the likeliest have come on the boards that are crowded: the first that anybody opens shows every stage. */
const onCrowded: Stage[] = ['offered', 'interviewing', 'interviewing', 'interviewing', 'offered']
const crowded = 60

/** Applications with all that happened to them, told back so that people can be notified. */
export function makeApplications(
  random: Random,
  material: Material,
  jobs: Job[],
  applicants: Applicant[],
  now: Date,
  rows: Rows,
): History[] {
  const making: Making = { random, material, now, rows, load: new Map() }
  const chosen = choose(random, jobs)
  const sizes = sizesFor(random, chosen)
  const told: History[] = []
  for (const applicant of applicants.filter(({ person }) => person.demo_persona))
    told.push(...wishesOf(making, applicant, chosen))
  for (const [at, job] of chosen.entries()) {
    const count = Math.max(0, (sizes[at] ?? 0) - job.row.applicants_count)
    const ranked = applicants
      .filter(({ person }) => !person.demo_persona && (job.row.created_at as Date) > (person.created_at as Date))
      .map((one) => ({ one, score: likelihood(random, job, one, making.load.get(one) ?? 0) }))
      .sort((a, b) => b.score - a.score)
    const stages = job.row.state === 'live' && count > crowded ? onCrowded.values() : [].values()
    for (const { one } of ranked.slice(0, count))
      told.push(apply(making, job, one, one.family === job.family ? stages.next().value : undefined))
  }
  return told
}

/** The persona pages' jobs first, then a mix in which every state that can have applicants is there. */
function choose(random: Random, jobs: Job[]): Job[] {
  const out = jobs.filter(({ row }) => row.published_at)
  const employer = jobs[0]?.page
  const agency = jobs.find(({ page }) => page !== employer)?.page
  const settled = out
    .filter(({ page }) => page !== employer && page !== agency)
    .sort((a, b) => Number(a.row.published_at) - Number(b.row.published_at))
  const closed = settled.filter(({ row }) => row.state === 'closed')
  const open = settled.filter(({ row }) => row.state === 'live' || row.state === 'paused').slice(0, 1_200)
  const others = [...random.some(closed, 16), ...random.some(open, 200)]
  const own = out.filter(({ page }) => page === employer)
  const agencys = out.filter(({ page }) => page === agency).slice(0, 8)
  return [...own, ...agencys, ...others].slice(0, wanted.jobs)
}

/** Two jobs are crowded, the others have some; together as many as wanted. */
function sizesFor(random: Random, jobs: Job[]): number[] {
  const sizes = jobs.map(() => random.whole(10, 28))
  sizes[0] = 66
  sizes[20] = 61
  const fixed = new Set([0, 20])
  let missing = wanted.applications - sizes.reduce((sum, size) => sum + size, 0)
  while (missing !== 0) {
    const at = random.whole(0, sizes.length - 1)
    const step = Math.sign(missing)
    if (fixed.has(at) || (sizes[at] as number) + step < 6) continue
    sizes[at] = (sizes[at] as number) + step
    missing -= step
  }
  return sizes
}

function wishesOf(making: Making, applicant: Applicant, jobs: Job[]): History[] {
  const ranked = jobs
    .filter(({ row }) => row.state === 'live' && Number(row.published_at) < making.now.getTime() - 4 * day)
    .map((job) => ({ job, score: likelihood(making.random, job, applicant, 0) + (job.page === jobs[0]?.page ? 4 : 0) }))
    .sort((a, b) => b.score - a.score)
  return (wishes[applicant.person.demo_persona as string] ?? []).flatMap((stage, at) => {
    const job = ranked[at]?.job
    return job ? [apply(making, job, applicant, stage)] : []
  })
}

function apply(making: Making, job: Job, applicant: Applicant, wish?: Stage): History {
  const { random, material, now, rows, load } = making
  const { row, page } = job
  const end = (row.closed_at as Date | null) ?? now
  const sent = sentAt(random, row.published_at as Date, end)
  const closed = row.state === 'closed'
  const stage = wish ?? spare(making, job, applicant, stageFor(random, end.getTime() - sent.getTime(), closed))
  const steps = stepsTo(random, stage, sent, end, closed)
  const first = steps.find(({ side }) => side === 'page')?.at
  const seen =
    first ?? (stage === 'submitted' && random.chance(0.3) ? later(sent, (end.getTime() - sent.getTime()) * 0.5) : null)
  // what the candidate was told of is an answer, as where it is moved on the site
  const answered = steps.find(({ side, to }) => side === 'page' && to !== 'in_review')?.at ?? null
  const last = steps.at(-1)
  const decided = ['hired', 'rejected', 'withdrawn', 'declined', 'job_closed'].includes(stage)
  const application = {
    id: random.id(sent),
    job_id: row.id,
    page_id: page.row.id,
    candidate_id: applicant.person.id,
    stage,
    name: applicant.person.name,
    email: applicant.person.email ?? null,
    phone: applicant.person.phone ?? null,
    language: applicant.language as string,
    cv_id: applicant.file.row.id,
    note: random.chance(0.6) ? random.pick(material.texts[applicant.language].notes) : '',
    source: sources[rows.applications.length % sources.length] as string,
    reason: last?.reason ?? null,
    position: (last?.at ?? sent).getTime() / 1000,
    version: 1 + steps.length,
    submitted_at: sent,
    seen_at: seen,
    answer_due_at: later(sent, (page.row.answer_days as number) * day),
    answered_at: answered,
    decided_at: decided ? (last?.at ?? sent) : null,
    moved_at: last?.at ?? sent,
  } satisfies Row<'applications'>
  rows.applications.push(application)
  row.applicants_count += 1
  load.set(applicant, (load.get(applicant) ?? 0) + 1)
  answer(making, job, applicant.language, application.id)
  return tellHistory(making, { application, job, applicant, steps, seen })
}

/** What somebody of another trade does not come to; of a trade near it one is looked at closer, and no more. */
const ahead = new Set<Stage>(['shortlisted', 'interviewing', 'offered', 'hired', 'declined'])
/** Nobody is hired twice for one place; a closed job that was filled has one who got it; no dentist is called to a kitchen. */
function spare({ rows }: Making, { row, family }: Job, { family: own }: Applicant, stage: Stage): Stage {
  const hired = rows.applications.filter(({ job_id, stage: other }) => job_id === row.id && other === 'hired').length
  if (row.state === 'closed' && row.close_reason === 'filled' && hired === 0) return 'hired'
  if (ahead.has(stage) && !isRelated(own, family)) return 'rejected'
  if (ahead.has(stage) && own !== family) return 'shortlisted'
  return stage === 'hired' && hired >= row.openings ? 'interviewing' : stage
}

function answer({ random, material, rows }: Making, job: Job, language: Language, application: string): void {
  for (const question of job.questions)
    if (question.required || random.chance(0.7))
      rows.application_answers.push({
        application_id: application,
        question_id: question.id,
        answer: answerTo(random, material.texts[language], question),
      })
}
