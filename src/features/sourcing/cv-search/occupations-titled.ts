import type { Meanings } from '#features/site/understanding/meanings.ts'
import { occupationsNamed } from '#features/site/understanding/named.ts'
import { likeWork, wordsOfUnread } from '#features/site/understanding/title-words.ts'
import { occupationsIn } from '#features/site/understanding/titles.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Language } from '#platform/shared/languages.ts'

/** Occupations that headline, titles and skills of a CV name in any language, or that were chosen. */
export function occupationsTitled(
  { headline, experience, skills, language }: Pick<CvContent, 'headline' | 'experience' | 'skills' | 'language'>,
  chosen: readonly number[],
  meanings: Meanings,
): string[] {
  const heads = [headline, ...experience.map(({ title }) => title), ...skills.map(({ name }) => name)]
  const named = heads.flatMap((text) => keysIn(text, language, meanings))
  return [...new Set([...named, ...chosen.map(String)])]
}

/** Without positions whose name only stands within a longer one of other work: a "key account manager" manages no accounts of a ledger. */
function keysIn(text: string, language: Language, meanings: Meanings): string[] {
  const named = occupationsNamed(text, null, meanings)
  const { is, inside } = occupationsIn(text, language, meanings)
  const [work, told] = [is.map(String), [...is, ...inside].map(String)]
  const longer = named.filter(({ keys }) => keys.some((key) => work.includes(key)))
  return named.flatMap(({ keys, from, to }) => {
    const isWithin = longer.some((one) => one.from <= from && one.to >= to && one.to - one.from > to - from)
    return isWithin ? keys.filter((key) => !/^\d+$/.test(key) || told.includes(key)) : keys
  })
}

/** Words of a title that names no known work, among positions and in the index. */
export const asAlike = (words: string): string => `ua:${words}`

/** Among those: the work whose names a title is like. */
export const asLike = (position: number): string => `#${position}`

/** By what others with the same title are found, of headline and titles that name no known work. */
export const unreadTitles = (
  { headline, experience, language }: Pick<CvContent, 'headline' | 'experience' | 'language'>,
  meanings: Meanings,
): string[] => [
  ...new Set(
    [headline, ...experience.map(({ title }) => title)].flatMap((title) => [
      ...wordsOfUnread(title, language, meanings),
      ...likeWork(title, language, meanings).map(asLike),
    ]),
  ),
]
