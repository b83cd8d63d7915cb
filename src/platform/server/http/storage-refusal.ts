import { Refused, wrongField } from '#platform/shared/refusal.ts'

type Failure = { code?: string; column?: string; detail?: string; cause?: unknown }

/** What PostgreSQL says when a value is none: too large, no text it keeps, no date, no JSON, no id (class 22, "data exception"). */
const unstorable = new Set(['22003', '22007', '22008', '22021', '22023', '22P02', '22P05'])
/** A disk or a quota that is used up: of files here, of the database there (class 53). */
const full = new Set(['ENOSPC', 'EDQUOT', '53100'])

/**
 * What a store would not take, as the refusal of whoever sent it: a rule that no contract can know, such as whether a city
 * exists, is asked by the database anyhow. Null where the fault is ours.
 */
export function storageRefusal(error: unknown): Refused | null {
  const { code = '', column, detail = '', cause } = (error ?? {}) as Failure
  if (full.has(code)) return new Refused('disk_full')
  if (unstorable.has(code)) return column ? wrongField(column, 'wrong') : new Refused('malformed')
  if (code === '23503' && detail.includes('is not present')) return wrongField(keyOf(detail), 'not_in_list')
  return cause ? storageRefusal(cause) : null
}

/** `Key (city_id)=(7) is not present in table "cities".` names the field, as callers know it. */
const keyOf = (detail: string) => /^Key \((?:\w+, )*(\w+)\)/.exec(detail)?.[1] ?? ''
