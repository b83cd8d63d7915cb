/** Seven digits or more in a row, however they are spaced. */
export const numberRun = /(?:\+|\b00)?\p{Nd}(?:[\s().-]?\p{Nd}){6,}/gu
/** A longer row of digits is no number to call, and may break. */
const mostOfNumber = 24

/** Numbers to call, where they stand in a text. */
export const numbersIn = (text: string): { at: number; found: string }[] =>
  [...text.matchAll(numberRun)].flatMap(({ index, 0: found }) =>
    found.length > mostOfNumber ? [] : [{ at: index, found }],
  )
