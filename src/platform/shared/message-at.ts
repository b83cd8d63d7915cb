import type { Words } from './words.ts'

/** The message by its dotted key, or the group of messages; nothing where there is none. */
export const messageAt = (words: Words, key: string): string | Words | undefined =>
  key
    .split('.')
    .reduce<string | Words | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), words)
