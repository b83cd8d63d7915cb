import { type OutboxMessage, readOutbox } from '#platform/server/outbox.ts'
import type { Settings } from '#platform/server/settings.ts'

const lately = 300
const isId = /^[0-9a-f]{8}-/
const link = /https?:\/\/[^/\s]+(\/[^\s]*?)[/=]([\w.-]{31,}[\w-])/g
/** What calls ask for that no table holds as it is asked for. */
const names = ['key', 'code', 'slug', 'address', 'reference', 'place', 'position']

type Said = { value: string; at: string }

export type Shown = {
  /** What was shown under this name where a call may mean it: where most words are in common with its path. */
  for: (name: string, path: string) => string[]
  /** Keeps what an answer shows: an invitation carries its key, a list of places their addresses. */
  learn: (path: string, answer: unknown) => void
  /** Reads the newest mails. */
  read: () => Promise<void>
  /** The newest key that was mailed to somebody in a link of this beginning. */
  mailed: (to: string, at: string) => Promise<string>
  /** The newest code that was texted to a number. */
  texted: (to: string) => Promise<string>
}

/**
 * What mails and answers showed.
 * @param rest lets what is to be mailed be mailed, or waits a little for it
 * @param tries how often it is looked for a mail
 */
export function whatIsShown(settings: Settings, rest: () => Promise<void>, tries = 1): Shown {
  const kept = new Map(names.map((name) => [name, new Map<string, Said>()]))
  const keep = (name: string, said: Said) => {
    const one = kept.get(name)
    const known = one?.get(said.value)
    // the same key may stand in several links
    if (known && !known.at.includes(said.at)) known.at += ` ${said.at}`
    if (!one || known) return
    one.set(said.value, { ...said })
    if (one.size > 2 * lately) one.delete(one.keys().next().value as string)
  }
  const learn = (at: string, answer: unknown, under = ''): void => {
    if (typeof answer !== 'object' || answer === null) return
    const noun = under.replace(/ies$/, 'y').replace(/s$/, '')
    for (const [name, value] of Object.entries(answer)) {
      if (typeof value !== 'string') learn(at, value, Array.isArray(answer) ? under : name)
      else if (value !== '') keep(name, { value, at })
      if (name === 'slug' && typeof value === 'string') keep(noun, { value, at })
    }
  }
  /** Looks at the newest messages to somebody until one of them says it. */
  const told = async (to: string, said: (message: OutboxMessage) => string | undefined): Promise<string> => {
    for (let left = tries; left > 0; left--) {
      await rest()
      const messages = (await readOutbox(settings, lately)).filter((message) => message.to === to)
      const found = messages.map(said).find(Boolean)
      if (found) return found
    }
    return 'never said'
  }
  return {
    learn,
    for: (name, path) => closest(path, [...(kept.get(name === 'hash' ? 'key' : name)?.values() ?? [])]),
    async read() {
      for (const mail of (await readOutbox(settings, lately)).reverse())
        for (const said of keysIn(mail)) keep('key', said)
    },
    mailed: (to, at) => told(to, (mail) => keysIn(mail).find((one) => one.at.startsWith(at))?.value),
    texted: (to) => told(to, ({ text }) => /\b\d{6}\b/.exec(text)?.[0]),
  }
}

const keysIn = ({ text, headers = {} }: OutboxMessage): Said[] =>
  [...`${text} ${Object.values(headers).join(' ')}`.matchAll(link)]
    .map(([, at, value]) => ({ at: at as string, value: value as string }))
    .filter(({ value }) => !isId.test(value))

function closest(path: string, said: readonly Said[]): string[] {
  const words = wordsOf(path)
  const shared = ({ at }: Said) => wordsOf(at).filter((word) => words.includes(word)).length
  const most = Math.max(1, ...said.map(shared))
  return said.filter((one) => shared(one) === most).map(({ value }) => value)
}

/** Words as they begin: an offer is in `/offer` and in `/offer-letters`. */
const wordsOf = (path: string) =>
  path
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, 5))
