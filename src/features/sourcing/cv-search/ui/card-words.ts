import { useLocale } from 'use-intl'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { commaOf, toLanguage } from '#platform/shared/languages.ts'
import { useAgo } from '#ui/basics/use-ago.ts'
import type { CvCard } from '../contract.ts'

/** What a person wrote keeps its own direction within a sentence (Unicode isolates, where an element cannot stand). */
const apart = (text: string) => `\u2068${text}\u2069`

/** The name of a language by its code. */
export function useLanguageName(): (code: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' })
  return (code) => names.of(code) ?? code
}

type Told = Pick<CvCard, 'headline' | 'years' | 'place' | 'languages' | 'free_in_days' | 'updated_at'> & {
  moves_to?: readonly string[]
}

/** A card in words: what somebody is, and the facts in a line. */
export function useCardWords() {
  const t = useTranslations('cvSearch.card')
  const level = useTranslations('cvSearch.levels')
  const format = useFormatter()
  const comma = commaOf(toLanguage(useLocale()))
  const ago = useAgo()
  return {
    title: ({ headline, years }: Pick<Told, 'headline' | 'years'>) =>
      headline ? t('title', { headline: apart(headline), years }) : t('nameless', { years }),
    facts: ({ place, moves_to = [], languages, free_in_days, updated_at }: Told) => [
      place && moves_to.length > 0 ? t('moves', { place, to: format.list(moves_to) }) : place,
      languages
        .slice(0, 3)
        .map(({ text, level: at }) => `${text} ${level(at)}`)
        .join(comma),
      free_in_days === null ? null : t('free', { days: free_in_days }),
      t('updated', { ago: ago(updated_at) }),
    ],
  }
}
