import { placeName } from '#features/site/lookups/place-name.ts'
import type { Kept } from '#features/site/lookups/texts.ts'
import { employerKey, matchKeysOf, nameKeysOf } from '#features/sourcing/imports/match-keys.ts'
import type { LockedImported } from '#features/sourcing/imports/move-imported.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import { fold } from '#platform/shared/fold.ts'
import type { Language } from '#platform/shared/languages.ts'
import type { ReasonCode } from './rules.ts'

export type Reason = { code: ReasonCode; said: string | null }

export const contentOf = ({ content }: Pick<LockedImported, 'content'>): CvContent | null =>
  content ? CvContent.parse(content) : null

/** Why two records look like one person, in words that both say. */
export function reasonsOf(
  one: LockedImported,
  other: LockedImported,
  { cityById }: Pick<Kept, 'cityById'>,
  language: Language,
): Reason[] {
  const shared = new Set(keysOf(one).filter((key) => keysOf(other).includes(key)))
  const contact = (sign: 'e:' | 'p:') => [...shared].find((key) => key.startsWith(sign))?.slice(2)
  const reasons: Reason[] = []
  const email = contact('e:')
  if (email) reasons.push({ code: 'email', said: email })
  const digits = contact('p:')
  if (digits) reasons.push({ code: 'phone', said: numberOf(one, digits) ?? numberOf(other, digits) })
  const [mine, theirs] = [one.name ?? '', other.name ?? '']
  if (nameKeysOf(mine).some((key) => nameKeysOf(theirs).includes(key)))
    reasons.push({ code: scriptOf(mine) === scriptOf(theirs) ? 'name' : 'script', said: null })
  reasons.push(...workReasons(one, other))
  const city = one.city_id && one.city_id === other.city_id ? cityById.get(one.city_id) : undefined
  if (city) reasons.push({ code: 'city', said: placeName(city.texts[language], city.country_id, language) })
  if (one.headline && fold(one.headline) === fold(other.headline))
    reasons.push({ code: 'headline', said: one.headline })
  return reasons
}

const keysOf = (row: LockedImported): string[] => matchKeysOf({ ...row, content: contentOf(row) })

const numberOf = (row: LockedImported, digits: string): string | null =>
  [row.phone, ...(contentOf(row)?.phones ?? [])].find((phone) => phone?.replace(/\D/g, '').endsWith(digits)) ?? null

const scriptOf = (name: string): string =>
  /\p{Script=Arabic}/u.test(name) ? 'arabic' : /\p{Script=Cyrillic}/u.test(name) ? 'cyrillic' : 'latin'

/** The same employer in any spelling, and in the same years. */
function workReasons(one: LockedImported, other: LockedImported): Reason[] {
  for (const mine of contentOf(one)?.experience ?? [])
    for (const theirs of contentOf(other)?.experience ?? []) {
      const key = employerKey(mine.company)[0]
      if (!key || key !== employerKey(theirs.company)[0]) continue
      const dates = datesAlike(mine, theirs)
      return [{ code: 'employer', said: mine.company }, ...(dates ? [{ code: 'dates' as const, said: dates }] : [])]
    }
  return []
}

type Span = { start: string | null; end: string | null }

/** Years that both say; null where they do not meet, or one says none. */
function datesAlike(one: Span, other: Span): string | null {
  const years = ({ start, end }: Span) =>
    [Number(start?.slice(0, 4) ?? 0), end === 'present' ? 9999 : Number(end?.slice(0, 4) ?? 9999)] as const
  const [[from, to], [begun, ended]] = [years(one), years(other)]
  if (!from || !begun) return null
  const [first, last] = [Math.max(from, begun), Math.min(to, ended)]
  if (first > last) return null
  // years stand left to right in every sentence
  return `\u2066${last === 9999 ? `${first}–` : first === last ? first : `${first}–${last}`}\u2069`
}
