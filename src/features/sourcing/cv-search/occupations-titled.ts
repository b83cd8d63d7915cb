import type { Meanings } from '#features/site/understanding/meanings.ts'
import { occupationsNamed } from '#features/site/understanding/named.ts'
import { likeWork, wordsOfUnread } from '#features/site/understanding/title-words.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'

/** Occupations that headline, titles and skills of a CV name in any language, or that were chosen. */
export function occupationsTitled(
  { headline, experience, skills }: Pick<CvContent, 'headline' | 'experience' | 'skills'>,
  chosen: readonly number[],
  meanings: Meanings,
): string[] {
  const heads = [headline, ...experience.map(({ title }) => title), ...skills.map(({ name }) => name)]
  const named = heads.flatMap((text) => occupationsNamed(text, null, meanings).flatMap(({ keys }) => keys))
  return [...new Set([...named, ...chosen.map(String)])]
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
