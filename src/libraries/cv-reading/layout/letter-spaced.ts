/** Fewer letters that stand apart are a list: the classes of a licence, marks. */
const fewestLetters = 5
const apart = /^(?:\p{L}\p{M}*['’]?|[&/])(?:\s+(?:\p{L}\p{M}*['’]?|[&/]))+[:：]?$/u
/** A gap so much wider than that between letters parts words. */
const betweenWords = 2

/**
 * `E X P E R I E N C E`, `О П Ы Т   Р А Б О Т Ы`: letters that were set apart are words again; white space wider than the usual one stands
 * between them. Text of any other kind stays as it is.
 */
export function lettersTogether(text: string): string {
  const given = text.trim()
  if (!apart.test(given) || (given.match(/\p{L}/gu)?.length ?? 0) < fewestLetters) return text
  const letter = Math.min(...(given.match(/\s+/g) ?? []).map(({ length }) => length))
  return given
    .split(new RegExp(`\\s{${letter * betweenWords},}`))
    .map((word) => word.replace(/\s+/g, ''))
    .join(' ')
}
