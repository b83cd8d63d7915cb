/** Arabic vowel signs and shadda, behind the letter they belong to; they alone tell عُمان (Oman) from عمّان (Amman). */
const marks = /[\u064b-\u0652]/u
const isLetter = (sign: string) => /[ء-ي]/.test(sign)

/** Each mark of a name with how many letters stand behind it: before it may be "in" or "and". */
function marksIn(name: string): string[] {
  let letters = 0
  const found: string[] = []
  for (const sign of [...name.normalize('NFC')].toReversed()) {
    if (isLetter(sign)) letters++
    else if (marks.test(sign)) found.push(`${letters}${sign}`)
  }
  return found
}

/** Whether a name is written with vowel signs. */
export const isMarked = (name: string): boolean => marks.test(name)

/** How many signs of what was typed a name has at the same letters. */
export function sharedMarks(typed: string, names: readonly string[]): number {
  const own = marksIn(typed)
  return Math.max(0, ...names.map((name) => marksIn(name).filter((mark) => own.includes(mark)).length))
}
