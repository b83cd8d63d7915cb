let made = 0

/** Names that no other run has, in letters: digits may be read as a telephone number. */
export const unique = (words: string): string =>
  `${words} ${[process.pid, Date.now() % 100_000_000, ++made].map(inLetters).join('')}`

const inLetters = (number: number): string => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
