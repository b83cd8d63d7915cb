import type { Db, Tx } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { voicelessStates } from './page-states.ts'

/**
 * Nobody new is written to in the name of a company that could be taken for another, or that staff have stopped: addresses
 * that its team types are not its own applicants'.
 * @throws Refused page_withheld · page_suspended
 */
export async function demandVoice(db: Db | Tx, page: string): Promise<void> {
  const { state } = await db.selectFrom('pages').select('state').where('id', '=', page).executeTakeFirstOrThrow()
  const refused = voicelessStates[state]
  if (refused) throw new Refused(refused)
}
