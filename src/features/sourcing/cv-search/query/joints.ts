import { lettersOf } from '#features/site/understanding/tokens.ts'

/** Words that only join what stands around them: never looked for, however few a stemmer passes over. */
const joints = new Set(
  [
    'in at on of to for from with by near and',
    'à a au aux en dans sur pour de du des depuis avec par chez et',
    'в во на с со из от для по у и',
    'في فى من مع على الى إلى عن ب و',
  ].flatMap((words) => words.split(' ').map(lettersOf)),
)

/** A word without what separates it from the next. */
export const withoutComma = (word: string): string => word.replace(/[,،;]+$/, '')

/** Whether a word says nothing of its own in a search for people. */
export const isJoint = (word: string): boolean => joints.has(lettersOf(withoutComma(word)))
