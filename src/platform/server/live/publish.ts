import { sql } from 'kysely'
import type { LogPlace } from '#platform/shared/log-place.ts'
import type { Tx } from '../context.ts'
import { keepUntilCommit } from '../db/after-commit.ts'

/** The channel that carries live words from whoever wrote to every web process: of Redis where it is set, else of the database. */
export const liveChannel = 'masar_live'

/** `at`: from where in the database's log on this is to be seen, where somebody may read a replica. */
export type LiveWord = { topics: string[]; event: string; id: string; at?: LogPlace }

/** Tells watchers of these topics, once the transaction commits. It says what changed, never the content: they ask again. */
export async function publish(tx: Tx, topics: string[], event: string, id: string): Promise<void> {
  if (topics.length === 0) return
  const word = JSON.stringify({ topics, event, id } satisfies LiveWord)
  if (!(await keepUntilCommit(tx, word))) await sql`select pg_notify(${liveChannel}, ${word})`.execute(tx)
}
