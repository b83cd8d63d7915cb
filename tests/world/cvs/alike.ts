/** Words as the scorer compares them; the same rules as of the measurements in docs/benchmarks.md. */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ĸ/g, 'к')
    .replace(/[\u064b-\u0652\u0640\u200c-\u200f\u00ad]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()

/** Share of words two texts have in common, from 0 to 1 (Dice). */
export function alike(a: string | null | undefined, b: string | null | undefined): number {
  const first = folded(a ?? '')
    .split(' ')
    .filter(Boolean)
  const second = folded(b ?? '')
    .split(' ')
    .filter(Boolean)
  if (first.length === 0 || second.length === 0) return 0
  if (first.join('') === second.join('')) return 1
  const left = [...second]
  let common = 0
  for (const word of first) {
    const at = left.indexOf(word)
    if (at < 0) continue
    common++
    left.splice(at, 1)
  }
  return (2 * common) / (first.length + second.length)
}
