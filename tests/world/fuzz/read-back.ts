import type { Call } from '#platform/shared/contract.ts'
import { namesIn } from '../every-call.ts'
import { bodyOf, type Found, named } from './found.ts'
import type { Input } from './input-of.ts'
import type { Got } from './request-of.ts'

/** The reads that show what a call writes: the thing itself, or the list it is in; whoever asks, of the own or the page's. */
export function showsIt(readers: readonly Call[], { path, method }: Call): Call[] {
  const one = bare(path)
  const list = method === 'POST' ? one : one.replace(/\/\{\w+\}$/, '')
  return readers.filter((reader) => [one, list].includes(bare(reader.path)))
}
const bare = (path: string) => path.replace(/^\/(user|page|admin)(?=\/)/, '')

/**
 * Compares what was written with what is read of the same thing: texts, numbers and yes or no of the same name, at the top of
 * it or one step within. Lists and things within things are not compared, nor what stands in `otherwise`.
 */
export function compareBack(found: Found, call: Call, input: Input, made: Got, read: Got, asked: string): void {
  if (read.status !== 200 || read.head) return
  const id = call.method === 'POST' ? idOf(bodyOf(made).data) : input[namesIn(call).at(-1) ?? '']
  const shown = thingIn(bodyOf(read).data, id, call.method === 'POST')
  if (!shown) return
  for (const [name, written] of Object.entries(input)) {
    const isPlain = ['string', 'number', 'boolean'].includes(typeof written) && typeof shown[name] === typeof written
    if (!isPlain || name in otherwise || namesIn(call).includes(name)) continue
    found.readBack++
    if (plain(shown[name]) === plain(written)) continue
    const [wrote, reads] = [written, shown[name]].map((value) => JSON.stringify(value).slice(0, 100))
    found.faults.push({ what: named(call), fault: `wrote ${name} ${wrote}, read ${reads}`, asked })
  }
}

const idOf = (data: unknown) => (data as Input | null | undefined)?.id

/** The thing as an answer shows it, with what stands one step within; in a list, the one with this id. */
function thingIn(data: unknown, id: unknown, isNew: boolean): Input | null {
  const one = Array.isArray(data) ? data.find((item) => id !== undefined && idOf(item) === id) : data
  if (typeof one !== 'object' || one === null || (isNew && (id === undefined || idOf(one) !== id))) return null
  const within = Object.values(one).filter((part) => typeof part === 'object' && part !== null && !Array.isArray(part))
  return Object.assign({}, ...within, one)
}

/** Fields that are read otherwise than they are written, and why. */
const otherwise: Record<string, string> = {
  version: 'is the one after',
  slug: 'becomes an address',
  open_days: 'of a job that is out stays as it was: it is lengthened, not edited',
  zone: 'is the page’s where its country has one alone',
}

/** Texts are kept in one Unicode form, without white space around them. */
const plain = (value: unknown) => (typeof value === 'string' ? value.normalize('NFC').trim() : value)
