// ITU E.164: calling codes of one and two digits; all others have three
const short = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/
const groupings: Record<number, readonly number[]> = { 7: [3, 4], 8: [4, 4], 9: [2, 3, 4], 10: [3, 3, 4] }
/** By the code, where people group otherwise. */
const groupingsOf: Record<string, readonly number[]> = { 7: [3, 3, 2, 2], 33: [1, 2, 2, 2, 2] }

/**
 * `+971500007919` → `+971 50 000 7919`, with spaces that do not break; what is no such number stays as it is. For the eye alone:
 * the tables of libphonenumber weigh more than the screens that show numbers.
 */
export function spaced(number: string): string {
  const digits = /^\+(\d{8,15})$/.exec(number)?.[1]
  if (!digits) return number
  const code = short.exec(digits)?.[0] ?? digits.slice(0, 3)
  const national = digits.slice(code.length)
  const usual = groupings[national.length] ?? [national.length]
  const own = groupingsOf[code]
  const sizes = own && sum(own) === national.length ? own : usual
  const starts = sizes.map((_, at) => sum(sizes.slice(0, at)))
  const groups = starts.map((start, at) => national.slice(start, starts[at + 1]))
  return [`+${code}`, ...groups].join('\u00a0')
}

const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0)
