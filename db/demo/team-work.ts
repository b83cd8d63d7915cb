import type { Language } from '#platform/shared/languages.ts'
import { teamOf } from './job-teams.ts'
import type { Job } from './jobs.ts'
import type { Cast } from './personas.ts'
import type { Random } from './random.ts'
import { day, hour, later, type Row, type Rows } from './rows.ts'
import { work } from './texts/team-work.ts'

type Making = { random: Random; cast: Cast; now: Date; rows: Rows }
type Application = Row<'applications'> & { id: string }

/** What the team of the employer's page said among itself: tags, notes, scorecards, tasks, templates and views. */
export function makeTeamWork(random: Random, cast: Cast, jobs: Job[], now: Date, rows: Rows): void {
  const making = { random, cast, now, rows }
  const [first] = jobs
  if (!first) return
  const page = first.page.row.id
  const looked = rows.applications.filter(
    (one): one is Application => one.page_id === page && one.seen_at !== null && one.stage !== 'withdrawn',
  )
  const teams = new Map(jobs.map((job) => [job.row.id, teamOf(job).map(({ row }) => row.id as string)]))
  const teamFor = ({ job_id }: Application) => teams.get(job_id) ?? []
  for (const application of looked) talkAbout(making, application, teamFor(application))
  makeTasks(making, looked, teamFor)
  makeTemplates(making, page)
  makeReasons(making, page)
  makeViews(making, page)
  const criteria = work.criteria.map((text, at) => ({ id: `c${at}`, text }))
  for (const job of jobs.filter((one) => one.page === first.page))
    rows.job_pipelines.push({ job_id: job.row.id, criteria: JSON.parse(JSON.stringify(criteria)) })
}

function talkAbout({ random, now, rows }: Making, application: Application, colleagues: string[]): void {
  const { id: application_id, seen_at } = application
  const sometime = () => later(seen_at as Date, random.next() * (now.getTime() - (seen_at as Date).getTime()))
  for (const tag of random.chance(0.4) ? random.some(work.tags, random.whole(1, 2)) : [])
    rows.application_tags.push({ application_id, tag, added_by: random.pick(colleagues), added_at: sometime() })
  if (random.chance(0.25)) {
    const at = sometime()
    const note = { id: random.id(at), application_id, author_id: random.pick(colleagues), at }
    rows.application_notes.push({ ...note, text: random.pick(work.notes), mentions: [] })
  }
  if (!['shortlisted', 'interviewing', 'offered', 'hired'].includes(application.stage) || random.chance(0.3)) return
  const recommendations = random.some(colleagues, random.whole(1, 3)).map((author_id) => {
    const ratings = work.criteria.map((text, at) => ({
      criterion: `c${at}`,
      text,
      rating: random.whole(2, 5),
      comment: '',
    }))
    const recommendation = random.whole(3, 5)
    const comment = random.pick(work.recommendations)
    rows.scorecards.push({
      application_id,
      author_id,
      ratings: JSON.parse(JSON.stringify(ratings)),
      recommendation,
      comment,
      at: sometime(),
    })
    return recommendation
  })
  application.rating = recommendations.reduce((sum, one) => sum + one, 0) / recommendations.length
}

/** Some for each of the team: one that is late, one for today, one for later, one that is done. */
function makeTasks(
  { random, cast, now, rows }: Making,
  looked: Application[],
  teamFor: (application: Application) => string[],
): void {
  const open = looked.filter(({ stage }) => ['in_review', 'shortlisted', 'interviewing'].includes(stage))
  for (const [who, { row }] of Object.entries(cast)) {
    if (!['employer', 'recruiter', 'hiring-manager'].includes(who)) continue
    const own = open.filter((one) => teamFor(one).includes(row.id as string))
    for (const [at, { id, page_id }] of random.some(own, 4).entries()) {
      const created = later(now, -random.between(4, 9) * day)
      const due = later(now, ([-2, 0, 3, -1][at] as number) * day)
      rows.application_tasks.push({
        id: random.id(created),
        application_id: id,
        page_id,
        text: work.tasks[at % work.tasks.length] as string,
        assignee_id: row.id,
        made_by: cast.employer.row.id,
        due_on: due.toISOString().slice(0, 10),
        done_at: at === 3 ? later(now, -20 * hour) : null,
        done_by: at === 3 ? row.id : null,
        reminded_at: due <= now ? due : null,
        created_at: created,
      })
    }
  }
}

function makeTemplates({ random, cast, now, rows }: Making, page_id: string): void {
  for (const [at, { name, texts }] of work.templates.entries()) {
    const changed_at = later(now, -(20 + at) * day)
    const id = random.id(changed_at)
    rows.message_templates.push({ id, page_id, name, changed_by: cast.recruiter.row.id, changed_at })
    for (const text of texts) rows.message_template_texts.push({ template_id: id, ...text })
  }
}

/** Reasons of the page's own for not selecting somebody. */
function makeReasons({ random, now, rows }: Making, page_id: string): void {
  for (const [at, { name, texts }] of work.reasons.entries()) {
    const changed_at = later(now, -(30 + at) * day)
    const id = random.id(changed_at)
    rows.page_reject_reasons.push({ id, page_id, name, changed_at })
    rows.page_reject_reason_texts.push(...texts.map((text) => ({ reason_id: id, ...text })))
  }
}

function makeViews({ random, cast, now, rows }: Making, page_id: string): void {
  for (const { row } of [cast.employer, cast.recruiter])
    for (const { names, query } of work.views) {
      const created_at = later(now, -random.between(5, 25) * day)
      rows.saved_views.push({
        id: random.id(created_at),
        page_id,
        user_id: row.id,
        name: names[row.language as Language],
        query,
        created_at,
      })
    }
}
