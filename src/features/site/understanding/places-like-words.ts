import like from '#db/lookups/places-like-words.json' with { type: 'json' }
import { fold } from '#platform/shared/fold.ts'
import { type Language, languages } from '#platform/shared/languages.ts'

const words = new Map(languages.map((language) => [language, new Set(like[language].map(fold))]))

/** What stands around a word that may be a place: nice in "nice people", in "jobs Nice", in "waiter, Nice". */
export type Around = {
  /** Whether a comma stands before it. */
  isListed: boolean
  /** Whether nothing but words that say nothing stands before it. */
  isFirst: boolean
  isLast: boolean
  /** Whether an occupation ends right before it. */
  isBehindWork: boolean
  /** Whether it says anything else about work. */
  saysElse: boolean
}

/** Whether a name of a place is also a common word of the language, as it is written there. */
export const isLikeWord = (word: string, language: Language): boolean => words.get(language)?.has(fold(word)) ?? false

/** Such a word is a place only behind a word that leads to one or a comma, alone, or as a city behind an occupation at the end. */
export const isPlaceAmong = ({ isListed, isFirst, isLast, isBehindWork }: Around, place: number): boolean =>
  isListed || (isLast && (isFirst || (isBehindWork && place > 0)))
