/** What stands before a place that is not wanted; of other words only NOT does, as in other search fields. */
const leads =
  /(?<!\S)(?:not(?: in)?|except(?: in| for)?|excluding|outside(?: of)?|sauf(?: à| en| au)?|hors(?: de)?|hormis|кроме|исключая|ما ?عدا|عدا|باستثناء|خارج)\s+/giu
/** A place has no more words than these. */
const longest = 3

/** "sauf Paris", "outside UAE", "NOT senior" with a minus before what must be missing, as `-Paris`. */
export function withMinus(q: string, isPlace: (words: string) => boolean): string {
  const changed = q.replace(/(?<!\S)NOT\s+(?=[^\s"“«-])/g, '-')
  let text = ''
  let at = 0
  for (const match of changed.matchAll(leads)) {
    const from = match.index + match[0].length
    const place = prefixes(changed.slice(from)).find(isPlace)
    if (!place || match.index < at) continue
    text += `${changed.slice(at, match.index)}-${place.includes(' ') ? `"${place}"` : place}`
    at = from + place.length
  }
  return text + changed.slice(at)
}

/** The first words, most of them first. */
function prefixes(text: string): string[] {
  const words = [...text.matchAll(/[^\s,،;]+/g)].slice(0, longest)
  return words.map(({ 0: word, index }) => text.slice(0, index + word.length)).toReversed()
}
