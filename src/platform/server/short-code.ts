import { randomInt } from 'node:crypto'

/** No vowels, so that no words come out; nothing that looks like something else. */
const signs = '23456789bcdfghjkmnpqrstvwxz'

/** A name for a thing that people can read out and type. @param length in signs; eight make 280 billion names */
export const shortCode = (length: number): string =>
  Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
