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

/** A language at a level or better, `en:C1`, or at any, in words. */
export function useLanguageAtLeast(): (spoken: string) => string {
  const t = useTranslations('cvSearch.filters')
  const level = useTranslations('cvSearch.levels')
  const name = useLanguageName()
  return (spoken) => {
    const [code = '', at] = spoken.split(':')
    return at ? t('atLeast', { language: name(code), level: level(at as 'A1') }) : name(code)
  }
}

type Told = Pick<
  CvCard,
  'headline' | 'years' | 'title_years' | 'place' | 'languages' | 'free_in_days' | 'updated_at'
> & {
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
    // the years beside a title are those of that work; all of them are a fact of their own
    title: ({ headline, years, title_years }: Pick<Told, 'headline' | 'years' | 'title_years'>) =>
      !headline
        ? t('nameless', { years })
        : title_years || years === 0
          ? t('title', { headline: apart(headline), years: title_years ?? 0 })
          : apart(headline),
    facts: ({ headline, years, title_years, place, moves_to = [], languages, free_in_days, updated_at }: Told) => [
      headline && years > (title_years ?? 0) ? t('total', { years }) : null,
      place && moves_to.length > 0 ? t('moves', { place, to: format.list(moves_to) }) : place,
      languages
        .slice(0, 3)
        .map(({ text, level: at }) => (at ? `${text} ${level(at)}` : text))
        .join(comma),
      free_in_days === null ? null : t('free', { days: free_in_days }),
      t('updated', { ago: ago(updated_at) }),
    ],
  }
}
