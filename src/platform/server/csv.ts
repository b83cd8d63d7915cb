/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/
/** The same where a French or Russian spreadsheet, which parts cells by semicolons and heeds no quotes within, begins the next one. */
const nextFormula = /(?<=[;\t\r\n]\s*)(?=[=+\-@])/g

/** Rows as CSV (RFC 4180) that spreadsheets open rightly in every script; nothing in it is reckoned. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`

/** A text that no spreadsheet takes for a formula. */
export const inert = (text: string): string => (formula.test(text) ? `'${text}` : text)

function cell(text: string): string {
  const safe = inert(text).replace(nextFormula, "'")
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
