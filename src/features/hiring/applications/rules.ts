import { mostQuestions } from '#features/jobs/jobs/rules.ts'
import { readNumber } from '#platform/shared/numbers.ts'
import { type Answer, type FieldError, refuse, yes } from '#platform/shared/refusal.ts'
import { numberFault } from './number-rules.ts'
import { isOpen, type Side, type Stage, stagesByLetter, stagesFrom } from './stages.ts'

/** So many applications a day and person: enough for anybody who reads what they apply to (product.md, "Application"). */
export const mostPerDay = 100
/** So long a draft is kept after it was last written, and so many of one person. */
export const draftDays = 60
export const mostDrafts = 100
/** Views of one’s own applications: whole, what waits for oneself, what is under way, what is over. */
export const mineViews = ['all', 'waiting', 'open', 'ended'] as const
export type MineView = (typeof mineViews)[number]
/** A rejection can be undone for so many days. */
export const undoDays = 30

/** So long a move can be taken back before the candidate is told of it, be it of one or of several. */
export const undoMinutes = 10
export const undoUntil = (moved: Date): Date => new Date(moved.getTime() + undoMinutes * 60_000)

type Standing = {
  stage: Stage
  decided_at: Date | null
  /** A formal offer that waits for its answer, or that ended without one. */
  letter: string | null
  /** The letter itself moves it. */
  byLetter?: boolean
}

export function mayMove(application: Standing, to: Stage, side: Side, now: Date): Answer {
  const { stage, byLetter } = application
  const next = side === 'page' && byLetter ? stagesByLetter(stage) : stagesFrom(stage, side)
  if (!next.includes(to)) return refuse('stage_move')
  // the only way to accept or decline is the letter; while it is out the team waits or takes it back
  if (side === 'page' && application.letter === 'open' && !application.byLetter) return refuse('offer_open')
  if (side === 'candidate' && to !== 'withdrawn' && !application.byLetter) return refuse('offer_letter')
  const late = application.decided_at && now.getTime() - application.decided_at.getTime() > undoDays * 86_400_000
  return application.stage === 'rejected' && late ? refuse('undo_late') : yes
}

/** Offering a job is for those who may make offers; that somebody starts may be said by whoever publishes the job, too. */
export const mayReach = (stage: Stage, may: (capability: 'offer.make' | 'job.publish') => boolean): boolean =>
  stage === 'offered' ? may('offer.make') : stage !== 'hired' || may('offer.make') || may('job.publish')

/**
 * Both sides may write while it is open. After that the page may still explain itself; a candidate may once they were hired, or
 * declined an offer: they may have thought better of it.
 */
export const mayWrite = (stage: Stage, side: Side): Answer =>
  isOpen(stage) || stage === 'hired' || stage === 'declined' || side === 'page' ? yes : refuse('thread_closed')

/** Where files that answer questions travel, beside the CV: one for each question there may be. */
export const answerFields = Array.from({ length: mostQuestions }, (_, at) => `answer_${at}`)
export const isAnswerField = (field: string): boolean => answerFields.includes(field)

type Question = {
  id: string
  kind: string
  text: string
  choices: readonly string[]
  required: boolean
  knock_out: string | null
}

/** What is wrong with the answers: missing, not one of the choices, not a number that can be meant, or not what the job needs. */
export function wrongAnswers(questions: readonly Question[], answers: ReadonlyMap<string, string>): FieldError[] {
  return questions.flatMap((question): FieldError[] => {
    const field = `answers.${question.id}`
    const answer = answers.get(question.id)?.trim() ?? ''
    if (!answer) return question.required ? [{ field, code: isChosen(question) ? 'answer_needed' : 'required' }] : []
    if (question.kind === 'yes_no' && answer !== 'yes' && answer !== 'no') return [{ field, code: 'wrong' }]
    if (question.kind === 'file') return isAnswerField(answer) ? [] : [{ field, code: 'wrong' }]
    if (question.kind === 'choice' && !question.choices.includes(answer)) return [{ field, code: 'wrong' }]
    const fault = question.kind === 'number' ? numberFault(question, answer) : null
    if (fault) return [{ field, code: fault }]
    return isKnockedOut(question, answer) ? [{ field, code: 'knocked_out' }] : []
  })
}

/** Answered by choosing, not by writing. */
const isChosen = ({ kind }: Question) => kind === 'yes_no' || kind === 'choice'

/** A number must reach what is asked for; any other answer must be the one that lets through. */
function isKnockedOut({ kind, knock_out }: Question, answer: string): boolean {
  if (knock_out === null) return false
  if (kind === 'number') return (readNumber(answer) ?? Number.NaN) < Number(knock_out)
  return answer !== knock_out
}

/** What became of each job that somebody applied to together with others. */
export const outcomes = ['sent', 'again', 'knocked_out', 'full', 'closed', 'paused', 'day_full', 'withdrawn'] as const
export type Outcome = (typeof outcomes)[number]
const outcomeOf: Record<string, Outcome> = {
  job_full: 'full',
  job_closed: 'closed',
  job_paused: 'paused',
  day_full: 'day_full',
  day_limited: 'day_full',
  withdrawn_before: 'withdrawn',
}
/** How a refusal that concerns only one of several jobs is told beside the others; null for one that concerns all. */
export const toldPerJob = (code: string): Outcome | null => outcomeOf[code] ?? null

type Asked = Pick<Question, 'id' | 'kind' | 'text' | 'choices'>

/** Two jobs ask the same when kind, words and choices are the same; which answer lets through may differ. */
export const sameAsked = (one: Asked, other: Asked): boolean => keyOf(one) === keyOf(other)
const keyOf = ({ kind, text, choices }: Asked) => JSON.stringify([kind, text.trim().toLowerCase(), choices])

/** Answers to the questions of one job, where what several jobs ask was answered once. */
export function answersTo(
  questions: readonly Asked[],
  all: readonly Asked[],
  answers: Readonly<Record<string, string>>,
): Record<string, string> {
  const given = (question: Asked) =>
    answers[question.id] ?? all.filter((one) => sameAsked(one, question)).flatMap(({ id }) => answers[id] ?? [])[0]
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = given(question)
      return answer === undefined ? [] : [[question.id, answer]]
    }),
  )
}

/** Letters of a note that goes with an application. */
export const mostNote = 3000
