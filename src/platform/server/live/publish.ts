import { sql } from 'kysely'
import type { Tx } from '../context.ts'

/** The database channel that carries live words from whoever wrote to every web process. */
export const liveChannel = 'masar_live'

export type LiveWord = { topics: string[]; event: string; id: string }

/** Tells watchers of these topics, once the transaction commits. It says what changed, never the content: they ask again. */
export async function publish(tx: Tx, topics: string[], event: string, id: string): Promise<void> {
  if (topics.length === 0) return
  const word: LiveWord = { topics, event, id }
  await sql`select pg_notify(${liveChannel}, ${JSON.stringify(word)})`.execute(tx)
}
