import type { GroupRow } from '#features/jobs/job-groups/find-group.ts'
import { findShownGroup } from '#features/jobs/job-groups/find-group.ts'
import { jobsOfGroup } from '#features/jobs/job-groups/jobs-of-group.ts'
import { mayApplyThrough } from '#features/jobs/job-groups/rules.ts'
import { sourceOf } from '#features/site/sharing/rules.ts'
import { enqueue } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { type FieldError, must, Refused } from '#platform/shared/refusal.ts'
import { applicationsSentTogether } from '../events.ts'
import { answersTo, type Outcome, toldPerJob, wrongAnswers } from '../rules.ts'
import type * as contract from '../several-contract.ts'
import { type CvInHand, takeCv } from '../take-cv.ts'
import { whoApplies } from '../who-applies.ts'
import { tellUnsent, wordOf } from './pretend-to-store.ts'
import { sendApplication } from './send-application.ts'

type Asked = Taken<typeof contract.applyToSeveral>
type Results = Given<typeof contract.applyToSeveral>['data']
/** What became of one, and what its sender is told by mail alone. */
type Result = Results[number] & { unsent: Parameters<typeof wordOf>[0] | null }

/**
 * Applies to several jobs of a group with one CV and one note. Each job says what became of it: one that is full or closed, or
 * needs another answer, keeps the others from nothing. Sent again, each gives its first application back.
 * @throws Refused not_found · group_over · cv_needed · invalid (what is not answered) · what acceptCv refuses
 */
export async function applyToSeveral(ctx: Context, asked: Asked): Promise<Given<typeof contract.applyToSeveral>> {
  const group = await findShownGroup(ctx, asked.address)
  must(mayApplyThrough(group, ctx.now()))
  const jobs = await demandJobs(ctx, group, asked.jobs)
  const answers = await readAnswers(ctx, jobs, asked.answers)
  const cv = takeCv(ctx, asked.cv)
  try {
    const results = await sendEach(ctx, asked, { group, jobs, answers, cv })
    await tell(ctx, group, results)
    return { success: true, data: results.map(({ unsent: _, ...told }) => told) }
  } finally {
    await cv.discard()
  }
}

/** The chosen jobs, each once. @throws Refused not_found: one that is not in the group */
async function demandJobs(ctx: Context, group: GroupRow, chosen: readonly string[]): Promise<string[]> {
  const inside = new Set((await jobsOfGroup(ctx, group)).map(({ id }) => id))
  const jobs = [...new Set(chosen)]
  if (!jobs.every((job) => inside.has(job))) throw new Refused('not_found')
  return jobs
}

type Answers = Map<string, { given: Record<string, string>; isKnockedOut: boolean }>

/** What was answered to each job. @throws Refused invalid: what a job asks and nobody answered, before anything is sent */
async function readAnswers(ctx: Context, jobs: readonly string[], answers: Asked['answers']): Promise<Answers> {
  const questions = await ctx.db.selectFrom('job_questions').selectAll().where('job_id', 'in', jobs).execute()
  const missing: FieldError[] = []
  const read: Answers = new Map()
  for (const job of jobs) {
    const own = questions.filter(({ job_id }) => job_id === job)
    const given = answersTo(own, questions, answers)
    const wrong = wrongAnswers(own, new Map(Object.entries(given)))
    missing.push(...wrong.filter(({ code }) => code !== 'knocked_out'))
    read.set(job, { given, isKnockedOut: wrong.some(({ code }) => code === 'knocked_out') })
  }
  if (missing.length > 0) throw new Refused('invalid', { errors: missing })
  return read
}

type Sending = { group: GroupRow; jobs: readonly string[]; answers: Answers; cv: CvInHand }

/** One after the other, in the order they were chosen: the last place of a day goes to the first. */
async function sendEach(ctx: Context, asked: Asked, { group, jobs, answers, cv }: Sending): Promise<Result[]> {
  const contact = whoApplies(ctx, asked)
  const source = asked.via ? sourceOf(asked.via) : 'group'
  const results: Result[] = []
  for (const job of jobs) {
    const { given = {}, isKnockedOut = false } = answers.get(job) ?? {}
    if (isKnockedOut) {
      results.push({ job, outcome: 'knocked_out', application: null, unsent: null })
      continue
    }
    const toSend = { ...asked, job, answers: given, source, group, together: true }
    const sending = async () => {
      const sent = await sendApplication(ctx, toSend, contact, cv)
      return { ...sent, unsent: sent.unsent && { asked: toSend, contact, unsent: sent.unsent } }
    }
    results.push(await outcomeOf(job, sending))
  }
  return results
}

async function outcomeOf(
  job: string,
  send: () => Promise<{ application: string; again: boolean; unsent: Result['unsent'] }>,
): Promise<Result> {
  try {
    const { application, again, unsent } = await send()
    return { job, outcome: again ? 'again' : 'sent', application, unsent }
  } catch (error) {
    const outcome: Outcome | null = error instanceof Refused ? toldPerJob(error.code) : null
    if (!outcome) throw error
    return { job, outcome, application: null, unsent: null }
  }
}

/** One receipt for all that went out now; where nothing did, one word about what looks as if it had. */
async function tell(ctx: Context, group: GroupRow, results: readonly Result[]): Promise<void> {
  const applications = results.flatMap(({ outcome, application, unsent }) =>
    outcome === 'sent' && application && !unsent ? [application] : [],
  )
  const word = results.find(({ unsent }) => unsent)?.unsent
  if (applications.length === 0 && !word) return
  const data = { applications, group: group.id, page: group.page_id }
  await ctx.db.transaction().execute(async (tx) => {
    if (applications.length > 0) await emit(ctx, tx, applicationsSentTogether, data)
    else if (word) await enqueue(tx, tellUnsent, wordOf(word))
  })
}
