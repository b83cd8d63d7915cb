import { inEach, type Language, languages, type Texts } from '#platform/shared/languages.ts'

/** The columns of a list's texts: one a language, so that each is searched by its own index. */
export type TextColumns = { [L in Language as `text_${L}`]: string }
export const textColumns = languages.map((language) => `text_${language}` as const)

export const textsOf = (row: TextColumns): Texts => inEach((language) => row[`text_${language}`])

export const columnsOf = (texts: Texts): TextColumns =>
  Object.fromEntries(languages.map((language) => [`text_${language}`, texts[language]])) as TextColumns
