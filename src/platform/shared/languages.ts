/** The languages of the interface (seed §1). The first is the fallback. */
export const languages = ['en', 'ar', 'ru', 'fr'] as const
export type Language = (typeof languages)[number]

/** The same in each language. */
export type Texts = Record<Language, string>
export const inEach = <T>(of: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, T>

export const fallbackLanguage: Language = 'en'

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** Any text → a language we speak; what we do not speak becomes English (seed §1). */
export const toLanguage = (value: unknown): Language => {
  const primary = String(value ?? '')
    .slice(0, 2)
    .toLowerCase()
  return isLanguage(primary) ? primary : fallbackLanguage
}

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')

/** What parts the things of a list. */
export const commaOf = (language: Language): string => (language === 'ar' ? '، ' : ', ')

/** BCP 47 tags for Intl: days before months in English; Latin digits in Arabic too, so that numbers stay comparable. */
const locales: Record<Language, string> = { en: 'en-GB', ar: 'ar-AE-u-nu-latn', ru: 'ru', fr: 'fr' }
export const localeOf = (language: Language): string => locales[language]

/** Each language in its own words. */
export const languageNames: Record<Language, string> = { en: 'English', ar: 'العربية', ru: 'Русский', fr: 'Français' }
