import type { ReadReplica } from '../db/pools.ts'
import type { Ear } from './listen.ts'
import type { LiveWord } from './publish.ts'

/**
 * Gives each word the place in the log from which on it is to be seen, so that whoever asks again reads no replica that is
 * behind. It is asked for once for all words that came meanwhile; they keep their order.
 */
export function sayWhere(ear: Ear, replica: ReadReplica | null): Ear {
  if (!replica) return ear
  let waiting: LiveWord[] = []
  let turn = Promise.resolve()
  const tellAll = async () => {
    const words = waiting
    waiting = []
    const at = await replica.place().catch(() => undefined)
    for (const word of words) ear.tell(at === undefined ? word : { ...word, at })
  }
  return {
    ...ear,
    tell(word) {
      if (waiting.push(word) === 1) turn = turn.then(tellAll)
    },
  }
}
