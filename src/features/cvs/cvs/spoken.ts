import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { languageCode, levelCode } from '#libraries/cv-reading/parse/languages.ts'

/** Languages a CV names, by their ISO 639 codes, at a level of the CEFR; one without a level counts as used at work; `at` is its place in the list. */
export const spokenIn = ({ languages }: Pick<CvContent, 'languages'>) =>
  languages.flatMap(({ name, level }, at) => {
    const language = languageCode(name)
    return language ? [{ language, level: levelCode(level) ?? 'B1', at }] : []
  })
