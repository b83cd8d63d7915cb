/**
 * A null byte cannot be stored, nor half of a pair in JSON; control characters have no place in what people write, nor marks that
 * turn around what stands after them. What nobody could see is nothing.
 */
export function clean(text: string): string {
  const kept = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}--[\t\n\r]]|[\u202a-\u202e]/gv, '')
  return /[^\s\p{Cf}]/v.test(kept) ? kept : ''
}

export const cleanLine = (text: string): string => clean(text).replace(/\s+/g, ' ').trim()

/** What nobody sees and what turns the letters after it around; between Arabic letters ZWNJ is spelling. */
const unseen = /(?<!\p{Script=Arabic})\u200c|\u200c(?!\p{Script=Arabic})|[\p{Cf}--[\u200c]]/gv

/** A name as it is kept. */
export const cleanName = (text: string): string => cleanLine(text).replace(unseen, '').trim()
