import type { Language } from '#platform/shared/languages.ts'
import cyrillic from './fonts/onest-cyrillic.woff2?url'
import latin from './fonts/onest-latin.woff2?url'
import arabic from './fonts/vazirmatn-arabic.woff2?url'

/** Font files the page's own language needs at once, to be preloaded; digits and names make Latin part of each. */
export const fontsOf = (language: Language): readonly string[] => {
  if (language === 'ar') return [arabic, latin]
  return language === 'ru' ? [cyrillic, latin] : [latin]
}
