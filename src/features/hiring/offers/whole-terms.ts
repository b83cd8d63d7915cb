import type { Context } from '#platform/server/context.ts'
import { clockOf } from '#platform/shared/clock.ts'
import { demandAll, Refused, wrongField } from '#platform/shared/refusal.ts'
import { demandKnown } from './letter-text.ts'
import { leastAnswerHours, leastLetters, missingOf, mostAnswerDays, mostYearsAhead, type OpenTerms } from './rules.ts'

const day = 86_400_000
const hour = 3_600_000

type Filled = { pay: number; starts_on: string; answer_by: Date }
const isFilled = <Row extends OpenTerms>(row: Row): row is Row & Filled =>
  row.pay !== null && row.starts_on !== null && row.answer_by !== null

/** An offer of which a letter can be made: every one that was approved. @throws Refused invalid: all that is missing */
export function filledOf<Row extends OpenTerms>(row: Row): Row & Filled {
  if (!isFilled(row)) throw missing(row)
  return row
}

const missing = (terms: OpenTerms) =>
  new Refused('invalid', { errors: missingOf(terms).map((field) => ({ field, code: 'required' })) })

/** @throws Refused invalid: all that is missing */
export function demandSaid(terms: OpenTerms): void {
  if (missingOf(terms).length > 0) throw missing(terms)
}

/** What goes further than a draft says everything. @throws Refused invalid: all that is missing or wrong, at once */
export function demandWhole(ctx: Context, terms: OpenTerms): void {
  demandAll(
    () => demandSaid(terms),
    () => demandRight(ctx, terms),
    () => {
      const { length } = terms.text
      if (length > 0 && length < leastLetters) throw wrongField('text', 'too_short', { min: leastLetters })
    },
  )
}

/** What is said must make sense, also in a draft. @throws Refused invalid: a letter that names what is unknown, a day that has passed or is too far */
export function demandRight(ctx: Context, { text, answer_by, starts_on, zone }: OpenTerms): void {
  demandAll(
    () => starts_on && demandYear(ctx, starts_on),
    () => starts_on && demandStart(ctx, { starts_on, zone }),
    () => answer_by && demandAhead(ctx, new Date(answer_by)),
    () => answer_by && starts_on && demandBeforeStart(ctx, new Date(answer_by), starts_on, zone),
    () => demandKnown(text),
  )
}

/** Nobody begins on a day that has passed where the offer is written, in its zone. @throws Refused invalid */
export function demandStart(ctx: Context, { starts_on, zone }: Pick<OpenTerms, 'starts_on' | 'zone'>): void {
  if (starts_on && hasPassed(ctx, starts_on, zone)) throw wrongField('starts_on', 'start_past')
}

/** Whether a day is over in a zone. */
export const hasPassed = (ctx: Context, on: string, zone: string): boolean => on < clockOf(ctx.now(), zone).slice(0, 10)

function demandYear(ctx: Context, starts_on: string): void {
  const year = ctx.now().getUTCFullYear()
  const [first, last] = [year - 1, year + mostYearsAhead].map(String) as [string, string]
  if (starts_on.slice(0, 4) < first || starts_on.slice(0, 4) > last)
    throw wrongField('starts_on', 'years', { first, last })
}

function demandAhead(ctx: Context, answer_by: Date): void {
  const ahead = answer_by.getTime() - ctx.now().getTime()
  if (ahead <= 0) throw wrongField('answer_by', 'answer_past')
  if (ahead < leastAnswerHours * hour) throw wrongField('answer_by', 'answer_soon', { count: leastAnswerHours })
  if (ahead > mostAnswerDays * day) throw wrongField('answer_by', 'answer_far', { count: mostAnswerDays })
}

/** Nobody answers after the day on which the work begins; that a day has passed is said of itself (demandStart). */
function demandBeforeStart(ctx: Context, answer_by: Date, starts_on: string, zone: string): void {
  if (!hasPassed(ctx, starts_on, zone) && clockOf(answer_by, zone).slice(0, 10) > starts_on)
    throw wrongField('answer_by', 'answer_after_start')
}
