import { quotedWords } from '#features/site/understanding/literally.ts'

/** Quoted words, and what must be missing, as `readQuery` reads them. */
const literally = new RegExp(`(?<!\\S)(?:[-−–]["“„«][^"“”„«»]*["”“»]|${quotedWords}|[-−–]\\S+)`, 'giu')
/** What is meant literally is never given up. */
export const literal = (words: string): string => [...words.matchAll(literally)].map(([one]) => one).join(' ')
/** The other words. */
export const wanted = (words: string): string => words.replace(literally, ' ').replace(/\s+/g, ' ').trim()
