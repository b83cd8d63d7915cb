import { toFind } from '#features/people/accounts/phone-number.ts'
import { isId } from '#platform/shared/ids.ts'
import { latinDigits } from '#platform/shared/latin-digits.ts'

export type Query = {
  id: string | null
  /** A whole or begun e-mail address, in small letters. */
  email: string | null
  /** What stands behind an at sign, or a name of the web by itself. */
  domain: string | null
  /** As numbers are stored, whole or begun. */
  phone: string | null
  /** What may be a job's reference or the number of an order. */
  reference: string | null
  /** Words of a name, as a query of text search; null without any. */
  words: string | null
}

const mostWords = 6
const domainPattern = /^@?((?:[a-z0-9-]+\.)+[a-z0-9-]{2,63})$/

/** What somebody may mean by what they typed; several things at once. */
export function readQuery(typed: string): Query {
  const text = latinDigits(typed.trim())
  const lower = text.toLowerCase()
  const isEmail = /^[^\s@]+@[^\s@]*$/.test(lower)
  return {
    id: isId(lower) ? lower : null,
    email: isEmail ? lower : null,
    domain: domainPattern.exec(lower)?.[1] ?? null,
    phone: phoneIn(text),
    reference: /^[a-z0-9-]{4,30}$/.test(lower) ? lower : null,
    words: isEmail || lower.startsWith('@') ? null : wordsOf(text),
  }
}

function phoneIn(text: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(text)) return null
  const digits = text.replace(/\D/g, '')
  if (digits.length < 5 || digits.length > 15) return null
  return toFind(text) ?? `+${digits.replace(/^00/, '')}`
}

/** Each word as it may be written: the database folds the case of Latin letters alone. */
function wordsOf(text: string): string | null {
  const words = text.match(/[\p{L}\p{N}\p{M}]+/gu)?.slice(0, mostWords) ?? []
  const all = words.map((word) => {
    const lower = word.toLowerCase()
    const [first = '', ...rest] = lower
    const forms = new Set([lower, first.toUpperCase() + rest.join(''), word.toUpperCase(), word])
    return `(${[...forms].map((form) => `'${form}':*`).join(' | ')})`
  })
  return all.length > 0 ? all.join(' & ') : null
}
