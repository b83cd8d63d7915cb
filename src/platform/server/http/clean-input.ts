import { withoutTurning } from '#platform/shared/clean-text.ts'
import { type FieldError, Refused } from '#platform/shared/refusal.ts'

/** No form of ours goes deeper; what does was made to break something. */
const deepest = 40

/**
 * An input as verbs may rely on it: halves of pairs, which no database keeps, become U+FFFD, and marks that turn text around are
 * gone, whichever field they came in. A null byte is nothing a person can type and is refused by the name of its field.
 * @throws Refused invalid · malformed (nested too deeply)
 */
export function cleanInput(input: unknown): unknown {
  const errors: FieldError[] = []
  const cleaned = clean(input, [], errors)
  if (errors.length > 0) throw new Refused('invalid', { errors })
  return cleaned
}

function clean(value: unknown, path: string[], errors: FieldError[]): unknown {
  if (typeof value === 'string') {
    if (value.includes('\0')) errors.push({ field: path.join('.'), code: 'wrong' })
    return withoutTurning(value.toWellFormed())
  }
  if (typeof value !== 'object' || value === null) return value
  if (path.length >= deepest) throw new Refused('malformed')
  if (Array.isArray(value)) return value.map((one, at) => within(path, String(at), one, errors))
  return Object.fromEntries(Object.entries(value).map(([name, one]) => entry(name, one, path, errors)))
}

function entry(name: string, one: unknown, path: string[], errors: FieldError[]): [string, unknown] {
  const field = name.replaceAll('\0', '').toWellFormed()
  if (name.includes('\0')) errors.push({ field: [...path, field].join('.'), code: 'unknown' })
  return [name.toWellFormed(), within(path, field, one, errors)]
}

/** The one path is lent to what lies deeper: a copy for each of a million parts is dear. */
function within(path: string[], name: string, one: unknown, errors: FieldError[]): unknown {
  path.push(name)
  const cleaned = clean(one, path, errors)
  path.pop()
  return cleaned
}
