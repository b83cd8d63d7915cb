/** A code that names why something may not be done; worded in `words/` under `refusals`. */
export type Refusal = { refused: true; code: string }
export type Answer = { refused: false } | Refusal

export const yes: Answer = { refused: false }
export const refuse = (code: string): Refusal => ({ refused: true, code })

/** One wrong field of an input: `field` is a dotted path, `code` a word key, `values` what its text needs. */
export type FieldError = { field: string; code: string; values?: Record<string, string | number> }

/** Thrown where a rule said no; the door turns it into a problem answer. */
export class Refused extends Error {
  readonly code: string
  readonly errors: FieldError[]
  readonly extra: Record<string, unknown>
  constructor(code: string, { errors = [], ...extra }: { errors?: FieldError[] } & Record<string, unknown> = {}) {
    super(code)
    this.code = code
    this.errors = errors
    this.extra = extra
  }
}

/** Goes on when the rule said yes, throws its refusal otherwise. */
export function must(answer: Answer): void {
  if (answer.refused) throw new Refused(answer.code)
}

/** The thing, or `not_found` when there is none. */
export function found<T>(thing: T | undefined | null): T {
  if (thing === undefined || thing === null) throw new Refused('not_found')
  return thing
}

/** Does one of several: the code it was refused with, or null where it was done. Anything else is a fault and thrown on. */
export async function refusedOr(act: () => Promise<unknown>): Promise<string | null> {
  try {
    await act()
    return null
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}

/** A field that a rule of a verb found wrong, told like one the schema found wrong. */
export const wrongField = (field: string, code: string, values?: Record<string, string | number>) =>
  new Refused('invalid', { errors: [{ field, code, ...(values && { values }) }] })

/** Makes each of several checks, so that what is wrong is told at once and not one fault after the other. @throws Refused invalid, with all of it */
export function demandAll(...checks: readonly (() => void)[]): void {
  const errors = checks.flatMap((check) => {
    try {
      check()
      return []
    } catch (error) {
      if (error instanceof Refused && error.code === 'invalid') return error.errors
      throw error
    }
  })
  if (errors.length > 0) throw new Refused('invalid', { errors })
}

const statuses: Record<string, number> = {
  malformed: 400,
  invalid: 422,
  no_session: 401,
  invalid_credentials: 401,
  locked: 401,
  second_factor_needed: 401,
  not_allowed: 403,
  switched_off: 403,
  read_only: 403,
  proof_needed: 403,
  account_asleep: 403,
  account_suspended: 403,
  account_merged: 403,
  xsrf: 403,
  not_found: 404,
  link_expired: 404,
  ticket_expired: 404,
  passkey_refused: 422,
  provider_refused: 401,
  gateway_away: 503,
  provider_away: 503,
  wrong_code: 422,
  too_large: 413,
  body_too_large: 413,
  wrong_type: 415,
  wrong_body: 415,
  file_unsupported: 415,
  file_encrypted: 422,
  file_unreadable: 422,
  file_bomb: 422,
  file_missing: 422,
  file_wordless: 422,
  file_infected: 422,
  scanner_away: 503,
  original_is_picture: 422,
  original_without_pages: 422,
  resume_unreadable: 422,
  too_many: 429,
  work_needed: 428,
  failed: 500,
  maintenance: 503,
  disk_full: 507,
  unavailable: 503,
  in_doubt: 503,
}

/** HTTP status of a refusal. What is not in the list above is a conflict with the state of a thing: 409. */
export const statusOf = (code: string): number => statuses[code] ?? 409
