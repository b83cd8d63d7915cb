import type { Selectable } from 'kysely'
import type { Applications, Jobs } from '#db/tables.ts'
import { mask } from '#features/cvs/cvs/mask.ts'
import { asksOf } from '#features/jobs/matching/asks-of.ts'
import type { Match } from '#features/jobs/matching/match-contract.ts'
import { matchNice, niceAsks } from '#features/jobs/matching/match-nice.ts'
import type { Asks } from '#features/jobs/matching/match-of.ts'
import { matchWith } from '#features/jobs/matching/match-with.ts'
import { Profiled } from '#features/jobs/matching/said-by.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context } from '#platform/server/context.ts'
import { blacken } from '../blacken.ts'
import { wrongAnswers } from '../rules.ts'
import { sentCv } from '../sent-cv.ts'

type Application = Pick<Selectable<Applications>, 'id' | 'candidate_id' | 'cv_id' | 'name' | 'email' | 'phone'>

/**
 * What a job asks for beside what was sent with an application: as it is, and as the team may know it while nobody may know
 * who it is.
 */
export async function matchesOf(ctx: Context, application: Application, job: Selectable<Jobs>) {
  const [asks, answers, sent] = await Promise.all([
    asksOf(ctx, job),
    knockOuts(ctx, application.id),
    sentCv(ctx, application),
  ])
  const profile = Profiled.parse(sent.profile ?? {})
  const compare = (content: CvContent | null) => matchWith(ctx, { ...asks, answers }, content, profile)
  const compareNice = async (content: CvContent | null) =>
    (await matchNice(ctx, await niceAsks(ctx, [job]), content, profile)).flat()
  const masked = async (matches: typeof compare) =>
    (await matches(sent.content && withoutPerson(sent.content))).map((one) => unnamed(one, application))
  return {
    state: sent.state,
    full: () => compare(sent.content),
    masked: () => masked(compare),
    nice: () => compareNice(sent.content),
    maskedNice: () => masked(compareNice),
  }
}

/** Nothing that tells who it is; which classes somebody drives does not. */
const withoutPerson = (content: CvContent): CvContent => {
  const open = mask(content)
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
