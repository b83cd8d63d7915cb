import type { Selectable } from 'kysely'
import type { Applications } from '#db/tables.ts'
import type { CvContent } from '#features/cvs/content-contract.ts'
import { veil } from '#features/cvs/veil.ts'
import { stemsOf } from '#features/job-search/stems.ts'
import { applicationsWithin } from '#features/jobs/job-team.ts'
import { asksOf } from '#features/matching/asks-of.ts'
import { wordsToStem } from '#features/matching/explain.ts'
import { linesOf } from '#features/matching/lines-of.ts'
import type { Match } from '#features/matching/match-contract.ts'
import { type Asks, matchOf } from '#features/matching/match-of.ts'
import { Profiled, saidBy } from '#features/matching/said-by.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { isHiddenApplication } from '../anonymity.ts'
import { blacken } from '../blacken.ts'
import type * as contract from '../match-contract.ts'
import { wrongAnswers } from '../rules.ts'
import { sentCv } from '../sent-cv.ts'

/** What the job of an applicant asks for, and what of what was sent shows it. @throws Refused not_found */
export async function showMatch(
  ctx: Context,
  { application: id }: Taken<typeof contract.showMatch>,
): Promise<Given<typeof contract.showMatch>> {
  const row = found(
    await ctx.db
      .selectFrom('applications')
      .selectAll()
      .where('id', '=', id)
      .where('page_id', '=', found(ctx.seat).page)
      .where(applicationsWithin(found(ctx.seat), 'applicant.read'))
      .executeTakeFirst(),
  )
  const job = await ctx.db.selectFrom('jobs').selectAll().where('id', '=', row.job_id).executeTakeFirstOrThrow()
  const [asks, answers, sent, isHidden] = await Promise.all([
    asksOf(ctx, job),
    knockOuts(ctx, id),
    sentCv(ctx, row),
    isHiddenApplication(ctx.db, id),
  ])
  const content = sent.content && isHidden ? withoutPerson(sent.content) : sent.content
  const matches = await matchWith(ctx, { ...asks, answers }, content, Profiled.parse(sent.profile ?? {}))
  return {
    success: true,
    data: { state: sent.state, matches: isHidden ? matches.map((one) => unnamed(one, row)) : matches },
  }
}

/** Compares what is asked with a CV and what the profile says beside it. */
export async function matchWith(ctx: Context, asks: Asks, content: CvContent | null, profile: Profiled) {
  const lines = content ? linesOf(content) : []
  const beside = profile.skills.map((text) => ({ ...skillLine, text }))
  const [stems, said] = await Promise.all([
    stemsOf(ctx.read, wordsToStem([...lines, ...beside], asks.skills)),
    saidBy(ctx, profile, content),
  ])
  return matchOf(asks, { cv: content && { content, lines }, said, stems, now: ctx.now() })
}

const skillLine = { number: 0, section: 'skills', kind: 'text', aside: '' } as const

/** Nothing that tells who it is; which classes somebody drives does not. */
const withoutPerson = (content: CvContent): CvContent => {
  const open = veil(content)
  return { ...open, personal: { ...open.personal, driving_licence: content.personal.driving_licence } }
}

function unnamed(match: Match, row: Pick<Selectable<Applications>, 'name' | 'email' | 'phone'>): Match {
  if (!match.shown) return match
  const text = blacken(match.shown.text, row)
  return text === match.shown.text ? match : { ...match, shown: { ...match.shown, text, marks: [] } }
}

/** Questions that end an application, with what was answered; measured as the job stands now. */
async function knockOuts(ctx: Context, application: string): Promise<Asks['answers']> {
  const rows = await ctx.db
    .selectFrom('application_answers')
    .innerJoin('job_questions', 'job_questions.id', 'question_id')
    .selectAll('job_questions')
    .select('answer')
    .where('application_id', '=', application)
    .where('knock_out', 'is not', null)
    .orderBy('position')
    .execute()
  return rows.map(({ answer, ...question }) => ({
    question: question.text,
    answer,
    isMet: wrongAnswers([question], new Map([[question.id, answer]])).length === 0,
  }))
}
