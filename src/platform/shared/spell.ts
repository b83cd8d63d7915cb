const signs = 'abcdefghijklmnopqrstuvwxyz0123456789'
const firstLetter = { arabic: 0x621, cyrillic: 0x430 }

/**
 * A folded word spelled in Latin letters and digits, each letter always the same: the database's trigrams compare no others.
 * Words of different scripts are not to be compared.
 */
export function spell(folded: string): { script: 'latin' | 'arabic' | 'cyrillic'; alike: string } {
  const script = /\p{Script=Arabic}/u.test(folded)
    ? 'arabic'
    : /\p{Script=Cyrillic}/u.test(folded)
      ? 'cyrillic'
      : 'latin'
  if (script === 'latin') return { script, alike: folded }
  const first = firstLetter[script]
  const letter = (one: string) => {
    const place = (one.codePointAt(0) ?? 0) - first
    return signs[((place % signs.length) + signs.length) % signs.length] ?? ''
  }
  return { script, alike: Array.from(folded, letter).join('') }
}
