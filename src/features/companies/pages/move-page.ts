import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { found, must, refuse, yes } from '#platform/shared/refusal.ts'
import { pageMoved } from './events.ts'
import { afterMove, type PageMove, type PageState } from './page-states.ts'

export const mayMovePage = (state: PageState, move: PageMove) => (afterMove(state, move) ? yes : refuse('page_state'))

/** A new page works from its first approved job, or its first licence, on; one that is withheld from its licence. */
export async function activateNew(
  ctx: Context,
  tx: Tx,
  page: string,
  states: readonly string[] = ['pending'],
): Promise<void> {
  const row = await tx.selectFrom('pages').select('state').where('id', '=', page).forNoKeyUpdate().executeTakeFirst()
  if (row && states.includes(row.state)) await movePage(ctx, tx, page, 'activate', '')
}

/**
 * Takes a page to its next state and tells; who and when stand in its history.
 * @param why as the team reads it; empty where nothing is to be explained
 * @throws Refused not_found · page_state
 */
export async function movePage(ctx: Context, tx: Tx, page: string, move: PageMove, why: string): Promise<void> {
  const row = found(
    await tx.selectFrom('pages').select('state').where('id', '=', page).forNoKeyUpdate().executeTakeFirst(),
  )
  const from = row.state
  must(mayMovePage(from, move))
  const to = afterMove(from, move) as PageState
  await tx
    .updateTable('pages')
    .set({ state: to, state_why: why || null })
    .where('id', '=', page)
    .execute()
  await emit(ctx, tx, pageMoved, { page, from, to, move, why })
}
