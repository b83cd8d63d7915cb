import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { languageCode, levelCode } from '#libraries/cv-reading/parse/languages.ts'

/** Languages a CV names, by their ISO 639 codes, at a level of the CEFR; one without a level counts as used at work, and is `said` nowhere; `at` is its place in the list. */
export const spokenIn = ({ languages }: Pick<CvContent, 'languages'>) =>
  languages.flatMap(({ name, level }, at) => {
    const language = languageCode(name)
    const said = levelCode(level)
    return language ? [{ language, level: said ?? 'B1', said, at }] : []
  })
