/** Marks that turn around what stands after them, to the end of the line: nobody types one. */
const turning = /[\u202a-\u202e]/g
const isolating = /[\u2066-\u2069]/g

export const withoutTurning = (text: string): string => text.replace(turning, '')

/**
 * A null byte cannot be stored, nor half of a pair in JSON; control characters have no place in what people write, nor marks that
 * turn around what stands after them. What nobody could see is nothing.
 */
export function clean(text: string): string {
  const kept = withoutTurning(text.toWellFormed().normalize('NFC')).replace(/[\p{Cc}--[\t\n\r]]/gv, '')
  return /[[^\s]--[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]]/v.test(kept) ? kept.replace(/.+/g, withoutLoose) : ''
}

/** Isolates of one line that are closed in it; a loose one would reach into what is shown beside. */
function withoutLoose(line: string): string {
  if (line.search(isolating) < 0) return line
  const open: number[] = []
  const paired = new Set<number>()
  for (const { 0: mark, index } of line.matchAll(isolating)) {
    if (mark !== '\u2069') open.push(index)
    else if (open.length > 0) paired.add(open.pop() as number).add(index)
  }
  return line.replace(isolating, (mark, index: number) => (paired.has(index) ? mark : ''))
}

/** One line, which stands beside others: without isolates, too. */
export const cleanLine = (text: string): string => clean(text.replace(isolating, '')).replace(/\s+/g, ' ').trim()

/** What nobody sees and what turns the letters after it around; between Arabic letters ZWNJ is spelling. */
const unseen = /(?<!\p{Script=Arabic})\u200c|\u200c(?!\p{Script=Arabic})|[\p{Cf}--[\u200c]]/gv

/** A name as it is kept. */
export const cleanName = (text: string): string => cleanLine(text).replace(unseen, '').trim()
