const quoted = '["“”„«][^"“”„«»]*["“”„»]'
const word = '(?![-−–])[^\\s"“”„«»]+'
const or = '\\s+(?:or|ou|или|أو|او)\\s+'

/** Quoted words, with what "or" puts beside them: `nurse OR "bus driver"`. To be used with the flags `giu`. */
export const quotedWords = `(?:${word}${or})*${quoted}(?:${or}(?:${quoted}|${word}))*`

/** Brackets around what "or" joins say what is so anyway: `("nurse" OR "driver") Dubai`. */
export const withoutBrackets = (q: string): string => q.replace(/[()[\]]/g, ' ')

const operands = new RegExp(`${quoted}|${word}`, 'gu')

/** What stands on the sides of each "or" of such words; they alone where there is none. */
export const sidesOf = (text: string): string[] =>
  [...text.matchAll(operands)].flatMap(([one], at) => (at % 2 === 0 ? one : []))
