import { readOutbox } from '#platform/server/outbox.ts'
import type { Settings } from '#platform/server/settings.ts'

const lately = 200

/** Keys of the links in the newest mails, read anew every few hundred times they are asked for. */
export function mailedKeys(settings: Settings): () => Promise<readonly string[]> {
  let asked = 0
  let kept: readonly string[] = []
  return async () => {
    if (asked++ % 300 === 0) {
      const texts = (await readOutbox(settings, lately)).map(({ text }) => text)
      kept = [
        ...new Set(texts.flatMap((text) => [...text.matchAll(/[/=]([\w-]{32,})\b/g)].map(([, key]) => key as string))),
      ]
    }
    return kept
  }
}
