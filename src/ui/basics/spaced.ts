// ITU E.164: calling codes of one and two digits; all others have three
const short = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/
const groupings: Record<number, readonly number[]> = { 7: [3, 4], 8: [4, 4], 9: [2, 3, 4], 10: [3, 3, 4] }

/** `+971500007919` → `+971 50 000 7919`, with spaces that do not break; what is no such number stays as it is. */
export function spaced(number: string): string {
  const digits = /^\+(\d{8,15})$/.exec(number)?.[1]
  if (!digits) return number
  const code = short.exec(digits)?.[0] ?? digits.slice(0, 3)
  const national = digits.slice(code.length)
  const sizes = groupings[national.length] ?? [national.length]
  const starts = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size, 0))
  const groups = starts.map((start, at) => national.slice(start, starts[at + 1]))
  return [`+${code}`, ...groups].join('\u00a0')
}
