import { wordsOf } from '#features/sourcing/imports/add-imported.ts'
import { matchKeysOf } from '#features/sourcing/imports/match-keys.ts'
import type { LockedImported } from '#features/sourcing/imports/move-imported.ts'
import { mayEdit } from '#features/sourcing/imports/rules.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { RowPerson } from './read-row.ts'
import type { TableField } from './table-fields.ts'

/** What a table may fill of a record, with the columns that say it. */
const filled = {
  email: ['email'],
  phone: ['phone'],
  headline: ['headline'],
  country_id: ['country', 'city'],
  city_id: ['city'],
  salary: ['salary'],
  salary_currency: ['salary'],
  salary_period: ['salary'],
  notice_days: ['notice'],
  available_on: ['available_on'],
  position_ids: ['headline'],
  tags: ['tags'],
  note: ['note'],
} as const satisfies Record<string, readonly TableField[]>
export type Filled = keyof typeof filled
export type Fills = Partial<Record<Filled, unknown>>

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * What a row itself says, and no default, that the record does not know yet; nothing of a record that is the person's own by now. Amount, currency and period
 * of a salary belong together, and a city to its country.
 */
export function fillsOf(
  known: LockedImported,
  { email, phone, rest }: RowPerson,
  columns: readonly (TableField | null)[],
  cells: readonly string[],
): Fills {
  if (mayEdit(known.state).refused) return {}
  const said: Record<string, unknown> = { ...rest, email, phone }
  const isSaid = (fields: readonly TableField[]) =>
    columns.some((field, at) => field !== null && fields.includes(field) && cells[at]?.trim())
  const names = (Object.keys(filled) as Filled[]).filter(
    (name) => isEmpty(known[name]) && !isEmpty(said[name]) && isSaid(filled[name]),
  )
  const fits = (name: Filled): boolean => {
    if (name === 'salary_currency' || name === 'salary_period') return known.salary === null
    if (name === 'city_id') return isEmpty(known.country_id) || known.country_id === said.country_id
    if (name === 'position_ids') return isEmpty(known.headline)
    return true
  }
  return Object.fromEntries(names.filter(fits).map((name) => [name, said[name]]))
}

/** Paths of the content that belong to a field somebody wrote by hand: no later CV changes them. */
const paths: Partial<Record<Filled, keyof CvContent>> = { email: 'email', phone: 'phones', headline: 'headline' }

/** The columns that `recordWith` changes, and the moment. */
export const written = [
  ...(Object.keys(filled) as Filled[]),
  ...(['corrected', 'content', 'words', 'match_keys', 'version', 'updated_at'] as const),
]

/** A record, one version on, once these fields have these values; what was filled counts as written by hand, what was emptied does not. */
export function recordWith(known: LockedImported, values: Fills): LockedImported {
  const row = { ...known, ...values } as LockedImported
  const before = known.content ? CvContent.parse(known.content) : null
  const own = (Object.keys(values) as Filled[]).flatMap((name) => paths[name] ?? [])
  const said = { email: row.email ?? '', phones: row.phone ? [row.phone] : [], headline: row.headline }
  const content = before && {
    ...before,
    ...Object.fromEntries(own.map((path) => [path, said[path as keyof typeof said]])),
  }
  const byHand = (Object.keys(values) as Filled[])
    .filter((name) => !isEmpty(values[name]))
    .flatMap((name) => paths[name] ?? [])
  const corrected = [...new Set([...known.corrected.filter((path) => !(own as string[]).includes(path)), ...byHand])]
  return {
    ...row,
    ...{ corrected, content: content as LockedImported['content'], version: known.version + 1 },
    words: wordsOf(row.name, row.headline, row.tags, content),
    match_keys: matchKeysOf({ name: row.name, email: row.email, phone: row.phone, content }),
  }
}
