import type { z } from 'zod'
import type { Language } from '#platform/shared/languages.ts'
import { type FieldError, Refused, statusOf } from '#platform/shared/refusal.ts'
import type { Wording } from '../words/wording.ts'

/** When to come back to a site that is closed for work, in seconds. */
export const closedSeconds = 120

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

/** A refusal in the words of the request's language. */
export function problemOf(refused: Refused, language: Language, wording: Wording): Problem {
  const say = (key: string, fallback: string, values?: Record<string, string | number>) =>
    wording.say(language, wording.has(language, key) ? key : fallback, values)
  return {
    type: `/problems/${refused.code}`,
    title: say(`refusals.${refused.code}`, 'refusals.failed', {
      ...worded(refused.extra.retry_after),
      ...refused.extra,
    } as Record<string, string | number>),
    status: statusOf(refused.code),
    success: false,
    code: refused.code,
    ...refused.extra,
    ...(refused.errors.length > 0 && {
      errors: refused.errors.map(({ field, code, values }) => ({
        field,
        code,
        message: say(`fields.${code}`, 'fields.wrong', values),
      })),
    }),
  }
}

/** A wait as people say it: minutes from two on, rounded up. */
const worded = (seconds: unknown) =>
  typeof seconds === 'number' && seconds >= 120
    ? { unit: 'minutes', wait: Math.ceil(seconds / 60) }
    : { unit: 'seconds', wait: Number(seconds ?? 0) }

/** What a schema found wrong, as a refusal. A custom check names its own word by its message. */
export function invalid(error: z.ZodError): Refused {
  return new Refused('invalid', { errors: error.issues.flatMap(fieldErrors) })
}

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const field = issue.path.join('.')
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ field: [field, key].filter(Boolean).join('.'), code: 'unknown' }))
    case 'too_small':
      return [tooSmall(field, issue)]
    case 'too_big':
      return [
        { field, code: issue.origin === 'string' ? 'too_long' : 'too_big', values: { max: Number(issue.maximum) } },
      ]
    case 'invalid_type':
      return [{ field, code: issue.input === undefined || issue.input === null ? 'required' : 'wrong' }]
    case 'invalid_format':
      return [{ field, code: issue.message === 'email' ? 'email' : 'wrong' }]
    case 'custom':
      return [{ field, code: issue.message || 'wrong', values: issue.params as FieldError['values'] } as FieldError]
    default:
      return [{ field, code: 'wrong' }]
  }
}

function tooSmall(field: string, issue: z.core.$ZodIssueTooSmall): FieldError {
  const min = Number(issue.minimum)
  if (issue.origin === 'string')
    return min <= 1 ? { field, code: 'required' } : { field, code: 'too_short', values: { min } }
  return { field, code: 'too_small', values: { min } }
}
