import { useLocale } from 'use-intl'
import { toLanguage } from '#platform/shared/languages.ts'
import { ar } from './texts-ar.ts'
import { en, type Texts } from './texts-en.ts'
import { fr } from './texts-fr.ts'
import { ru } from './texts-ru.ts'

const all: Record<'en' | 'ar' | 'ru' | 'fr', Texts> = { en, ar, ru, fr }

/** Sample texts of the specimen sheet, in the language of the page. */
export const useTexts = (): Texts => all[toLanguage(useLocale())]
