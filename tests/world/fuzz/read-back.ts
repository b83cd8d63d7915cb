import type { Call } from '#platform/shared/contract.ts'
import { namesIn } from '../every-call.ts'
import { bodyOf, type Found, named } from './found.ts'
import type { Input } from './input-of.ts'
import type { Got } from './request-of.ts'

/**
 * Compares what was written with what is read at the same address: texts, numbers and yes or no of the same name, at the top
 * of the answer or one step within it. Lists and things within things are not compared, nor what stands in `otherwise`.
 */
export function compareBack(found: Found, call: Call, input: Input, answer: Got, asked: string): void {
  const tell = (fault: string) => found.faults.push({ what: named(call), fault, asked })
  if (answer.status === 404) tell('what was written is not found')
  const { data } = bodyOf(answer) as { data?: Input }
  if (answer.status !== 200 || !data) return
  const within = Object.values(data).filter((one) => typeof one === 'object' && one !== null && !Array.isArray(one))
  const read: Input = Object.assign({}, ...within, data)
  for (const [name, written] of Object.entries(input)) {
    const isPlain = ['string', 'number', 'boolean'].includes(typeof written) && typeof read[name] === typeof written
    if (!isPlain || name in otherwise || namesIn(call).includes(name)) continue
    found.readBack++
    if (plain(read[name]) !== plain(written))
      tell(`wrote ${name} ${JSON.stringify(written).slice(0, 100)}, read ${JSON.stringify(read[name]).slice(0, 100)}`)
  }
}

/** Fields that are read otherwise than they are written, and why. */
const otherwise: Record<string, string> = {
  version: 'is the one after',
}

/** Texts are kept in one Unicode form, without white space around them. */
const plain = (value: unknown) => (typeof value === 'string' ? value.normalize('NFC').trim() : value)
