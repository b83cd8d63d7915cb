import { dictionary } from '@zxcvbn-ts/language-common'

/** What leaked lists hold most often and the rule of eight characters does not refuse already; never sent to browsers. */
const known = new Set(dictionary['passwords-common'].filter((word) => word.length >= 8))

export const isCommonPassword = (lower: string): boolean => known.has(lower)
