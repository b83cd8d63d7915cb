import type { Tx } from '#platform/server/context.ts'
import { publish } from '#platform/server/live/publish.ts'
import type { ThreadRow } from './find-thread.ts'

type Watched = Pick<ThreadRow, 'id' | 'kind' | 'page_id' | 'user_id' | 'other_id'>

/** Who hears of a conversation without having it open: the people of it, and the team of the page or the site. Groups watch themselves. */
export function topicsOf({ id, kind, page_id, user_id, other_id }: Watched): string[] {
  const people = [user_id, other_id].filter((one) => one !== null)
  return [
    `thread:${id}`,
    ...people.map((one) => `user:${one}`),
    ...(page_id ? [`messages:${page_id}`] : []),
    ...(kind === 'support' ? ['messages:staff'] : []),
  ]
}

/** Says to open screens, once the transaction commits, that a conversation has something new. */
export const tellLive = (tx: Tx, topics: string[], word: 'thread.message' | 'thread.read', thread: string) =>
  publish(tx, topics, word, thread)
