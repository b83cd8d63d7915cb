import type { z } from 'zod'
import type { Call } from '#platform/shared/contract.ts'
import type { Language } from '#platform/shared/languages.ts'
import { type FieldError, Refused, statusOf } from '#platform/shared/refusal.ts'
import type { Wording } from '../words/wording.ts'

/** When to come back to a site that is closed for work, in seconds. */
export const closedSeconds = 120

/** No form of ours has more wrong fields to tell of; to word a hundred thousand takes seconds of everybody's. */
const mostErrors = 100

/** The body of every failure (RFC 9457, with the members calls.md adds). */
export type Problem = {
  type: string
  title: string
  status: number
  detail?: string
  success: false
  code: string
  errors?: { field: string; code: string; message: string }[]
}

type Say = (key: string, fallback: string, values?: Record<string, string | number>) => string

/** A refusal in the words of the request's language. */
export function problemOf(refused: Refused, language: Language, wording: Wording): Problem {
  const say: Say = (key, fallback, values) => {
    const known = wording.has(language, key) ? key : fallback
    return known && wording.say(language, known, values)
  }
  const errors = refused.errors.slice(0, mostErrors).map(({ field, code, values }) => ({
    field,
    code,
    // what a field is refused for by the same word as the whole is told as the whole is
    message: say(`fields.${code}`, code === refused.code ? `refusals.${code}` : 'fields.wrong', values),
  }))
  const detail = detailOf(refused, errors, say)
  return {
    type: `/problems/${refused.code}`,
    title: say(`refusals.${refused.code}`, 'refusals.failed', {
      ...worded(refused.extra.retry_after),
      ...refused.extra,
    } as Record<string, string | number>),
    status: statusOf(refused.code),
    ...(detail && { detail }),
    success: false,
    code: refused.code,
    ...refused.extra,
    ...(errors.length > 0 && { errors }),
  }
}

/** What the title leaves open: which fields, how large, what else to send. */
function detailOf({ code, extra }: Refused, errors: Required<Problem>['errors'], say: Say): string {
  if (errors.length > 0) return errors.map(({ field, message }) => `${field}: ${message}`).join('; ')
  const isUnsaid = code === 'too_large' && extra.max_bytes === undefined
  return isUnsaid ? '' : say(`details.${code}`, '', extra as Record<string, string | number>)
}

/** A wait as people say it: minutes from two on, rounded up. */
const worded = (seconds: unknown) =>
  typeof seconds === 'number' && seconds >= 120
    ? { unit: 'minutes', wait: Math.ceil(seconds / 60) }
    : { unit: 'seconds', wait: Number(seconds ?? 0) }

/**
 * What a schema found wrong with an input, as a refusal, in the order of its fields. A custom check names its own word by its message.
 * What no field by itself says is told with the rest: that somebody cannot be reached at all, that one field calls for another.
 */
export function invalid(error: z.ZodError, input: unknown, { takes, reachable, needs }: Call): Refused {
  const isUnreachable = reachable && isMissing(input, ['email']) && isMissing(input, ['phone'])
  const contact = isUnreachable ? [{ field: 'email', code: 'one_contact' }] : []
  const needed = needs?.(input as Record<string, unknown>) ?? []
  const missing = needed.filter((name) => isMissing(input, [name])).map((field) => ({ field, code: 'required' }))
  const errors = [...error.issues.flatMap((issue) => fieldErrors(issue, input)), ...contact, ...missing]
  const order = Object.keys(takes.shape)
  const placeOf = ({ field }: FieldError) => order.indexOf(field.split('.', 1)[0] ?? '')
  return new Refused('invalid', { errors: errors.toSorted((a, b) => placeOf(a) - placeOf(b)) })
}

/** Whether nothing was given there; a coerced value would no longer show it. */
function isMissing(input: unknown, path: PropertyKey[]): boolean {
  let value = input
  for (const key of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key]
  return value === undefined || value === null || value === ''
}

function fieldErrors(issue: z.core.$ZodIssue, input: unknown): FieldError[] {
  const field = issue.path.join('.')
  if (issue.code !== 'custom' && issue.path.length > 0 && isMissing(input, issue.path))
    return [{ field, code: 'required' }]
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ field: [field, key].filter(Boolean).join('.'), code: 'unknown' }))
    case 'too_small':
      return [tooSmall(field, issue)]
    case 'too_big':
      return [
        { field, code: issue.origin === 'string' ? 'too_long' : 'too_big', values: { max: Number(issue.maximum) } },
      ]
    case 'invalid_format':
      return [{ field, code: ownWord(issue) }]
    case 'invalid_union':
      return ofUnion(field, issue, input)
    case 'custom':
      return [{ field, code: ownWord(issue), values: issue.params as FieldError['values'] } as FieldError]
    default:
      return [{ field, code: 'wrong' }]
  }
}

/** A check without a word of its own carries a sentence of the library. */
const ownWord = ({ message }: z.core.$ZodIssue): string => (/^\w+$/.test(message) ? message : 'wrong')

/** Of a choice between an empty text and a value, what is wrong with the value; where more than one could be meant, that it is wrong. */
function ofUnion(field: string, issue: z.core.$ZodIssueInvalidUnion, input: unknown): FieldError[] {
  const isOfKind = ({ code }: z.core.$ZodIssue) => code !== 'invalid_value' && code !== 'invalid_type'
  const [meant, ...others] = issue.errors.filter((branch) => branch.length > 0 && branch.every(isOfKind))
  if (!meant || others.length > 0) return [{ field, code: 'wrong' }]
  return meant.flatMap((one) => fieldErrors({ ...one, path: [...issue.path, ...one.path] }, input))
}

function tooSmall(field: string, issue: z.core.$ZodIssueTooSmall): FieldError {
  // more than 0 is 1 or more: nobody is told to write what is refused
  const min = Number(issue.minimum) + (issue.inclusive === false ? 1 : 0)
  if (issue.origin === 'string')
    return min <= 1 ? { field, code: 'required' } : { field, code: 'too_short', values: { min } }
  return { field, code: issue.origin === 'array' ? 'too_few' : 'too_small', values: { min } }
}
