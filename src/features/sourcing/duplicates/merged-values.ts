import { wordsOf } from '#features/sourcing/imports/add-imported.ts'
import { matchKeysOf } from '#features/sourcing/imports/match-keys.ts'
import type { LockedImported } from '#features/sourcing/imports/move-imported.ts'
import { mostTags } from '#features/sourcing/imports/rules.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { contentOf } from './reasons.ts'
import type { MergeField } from './rules.ts'

const columns = {
  name: ['name'],
  email: ['email'],
  phone: ['phone'],
  headline: ['headline'],
  place: ['country_id', 'city_id'],
  positions: ['position_ids'],
  salary: ['salary', 'salary_currency', 'salary_period'],
  notice: ['notice_days'],
  available_on: ['available_on'],
  language: ['language'],
  cv: ['cv_id', 'content'],
  picture: ['picture_id'],
} as const satisfies Record<MergeField, readonly (keyof LockedImported)[]>

/** What a record says in a field. */
export const columnsOf = (row: LockedImported, field: MergeField): Partial<LockedImported> =>
  Object.fromEntries(columns[field].map((column) => [column, row[column]]))

/** Columns that a merge may change, in the order they are written. */
export const changedColumns = [...Object.values(columns).flat(), 'tags', 'note', 'corrected'] as const
export type Values = Partial<Record<(typeof changedColumns)[number], unknown>>

const mostNote = 2000

/** What the kept record says after the merge. @throws Refused merge_note: the joined notes are too long to be one */
export function mergedValues(
  keep: LockedImported,
  merge: LockedImported,
  { take, note }: { take: readonly MergeField[]; note?: string | undefined },
): Values {
  const taken = Object.assign({}, ...take.map((field) => columnsOf(merge, field))) as Partial<LockedImported>
  const joined = note ?? [...new Set([keep.note, merge.note].filter(Boolean))].join('\n\n')
  if (joined.length > mostNote) throw new Refused('merge_note', { most: mostNote })
  const after = { ...keep, ...taken }
  // what somebody chose counts as written by hand: no later CV changes it
  const chosen = take.flatMap((field) => paths[field] ?? [])
  return {
    ...Object.fromEntries(
      Object.values(columns)
        .flat()
        .map((column) => [column, after[column]]),
    ),
    content: keep.state === 'claimed' ? keep.content : contentAfter(after),
    tags: [...new Set([...keep.tags, ...merge.tags])].slice(0, mostTags),
    note: joined,
    corrected: [...new Set([...keep.corrected, ...chosen])],
  }
}

const paths: Partial<Record<MergeField, string>> = {
  name: 'name',
  email: 'email',
  phone: 'phones',
  headline: 'headline',
}

/** The CV says what the record says, and keeps the other numbers it knew. */
function contentAfter(after: LockedImported): CvContent | null {
  const content = contentOf(after)
  if (!content) return null
  const phones = [...new Set([...(after.phone ? [after.phone] : []), ...content.phones])].slice(0, 5)
  return { ...content, name: after.name ?? '', headline: after.headline, email: after.email ?? '', phones }
}

/** Values as they are written, with what is reckoned of them. */
export function writable(values: Values) {
  const { content, ...rest } = values as Values & {
    content: CvContent | null
    name: string | null
    email: string | null
    phone: string | null
    headline: string
    tags: string[]
  }
  return {
    ...(rest as object),
    content: content && JSON.stringify(content),
    words: wordsOf(rest.name, rest.headline, rest.tags, content),
    match_keys: matchKeysOf({ name: rest.name, email: rest.email, phone: rest.phone, content }),
  }
}
