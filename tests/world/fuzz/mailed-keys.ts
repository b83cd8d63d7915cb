import { readOutbox } from '#platform/server/outbox.ts'
import type { Settings } from '#platform/server/settings.ts'

const lately = 300
const isId = /^[0-9a-f]{8}-/

/** The key of a link that was mailed, and the address it stood in: `/undo-contact-change`. */
export type MailedKey = { key: string; address: string }

/** Keys of the links in the newest mails, read anew every few dozen times they are asked for. */
export function mailedKeys(settings: Settings): () => Promise<readonly MailedKey[]> {
  let asked = 0
  const kept = new Map<string, MailedKey>()
  return async () => {
    if (asked++ % 40 === 0)
      for (const { text } of (await readOutbox(settings, lately)).reverse())
        for (const [, address, key] of text.matchAll(/https?:\/\/[^/\s]+(\/[^\s]*?)[/=]([\w-]{32,})(?![\w-])/g))
          if (!isId.test(key as string)) kept.set(key as string, { key: key as string, address: address as string })
    return [...kept.values()]
  }
}

/** Keys that may be meant by a call: those of links whose address has most words in common with its path. */
export function keysFor(path: string, keys: readonly MailedKey[]): string[] {
  const words = wordsOf(path)
  const shared = (address: string) => wordsOf(address).filter((word) => words.includes(word)).length
  const most = Math.max(0, ...keys.map(({ address }) => shared(address)))
  return keys.filter(({ address }) => shared(address) === most).map(({ key }) => key)
}

const wordsOf = (path: string) =>
  path
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, 6))
