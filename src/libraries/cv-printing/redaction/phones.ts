/** Whether a run of Latin digits is a phone number, and not years, an amount or a date. */
export function isPhone(run: string, known: string[]): boolean {
  const digits = run.replace(/\D/g, '')
  if (known.some((phone) => digits.includes(phone))) return true
  if (/^\s*\(?\+|^00/.test(run)) return true
  if (isDates(run) || isAmount(run)) return false
  return digits.length <= 15
}

/** The digits that tell a phone number, whatever stands before them. */
export const tellingDigits = (phones: string[]): string[] =>
  phones.map((phone) => phone.replace(/\D/g, '').slice(-7)).filter(({ length }) => length >= 6)

/** `2019 – 2021`, `01/2020 - 05.2021`, `12.03.2019`, `2020-01-15`. */
function isDates(run: string): boolean {
  const groups = run.split(/\D+/).filter(Boolean)
  return groups.some(isYear) && groups.every((group) => isYear(group) || (group.length <= 2 && Number(group) <= 31))
}
const isYear = (group: string) => /^(?:19|20)\d\d$/.test(group)

/** `1 200 000`, `450 000 000`, `4500000`: what ends with thousands. */
const isAmount = (run: string): boolean =>
  /^[1-9]\d{0,2}(?:[\s.]\d{3})*[\s.]000$/.test(run) || /^[1-9]\d*000$/.test(run) || /^[1-9](?:[\s.]\d{3})+$/.test(run)
