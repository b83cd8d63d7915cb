import cyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url'
import latin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url'
import arabic from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url'
import type { Language } from '#platform/shared/languages.ts'

/** Font files the page's own language needs at once, to be preloaded; digits and names make Latin part of each. */
export const fontsOf = (language: Language): readonly string[] => {
  if (language === 'ar') return [arabic, latin]
  return language === 'ru' ? [cyrillic, latin] : [latin]
}
