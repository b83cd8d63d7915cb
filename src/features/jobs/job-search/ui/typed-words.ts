import { cleanLine } from '#platform/shared/clean-text.ts'

/** So many letters of what is typed are read. */
export const longest = { q: 200, where: 80 } as const

/** What somebody typed, without what turns the letters after it around. */
export const typedIn = (params: URLSearchParams, name: string): string =>
  cleanLine((params.get(name) ?? '').replace(/\p{Cc}+/gu, ' '))

/** Whole words of the beginning; a word that is longer than all of it is cut. */
export const shortened = (text: string, most: number): string =>
  text.length <= most
    ? text
    : text
        .slice(0, most + 1)
        .replace(/\s\S*$/, '')
        .slice(0, most)
        .toWellFormed()
        .trim()

/** Whether more words stand in an address than are read. */
export const isCut = (params: URLSearchParams): boolean =>
  typedIn(params, 'q').length > longest.q || typedIn(params, 'where').length > longest.where
