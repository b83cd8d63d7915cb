import { sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'
import { newId } from '#platform/shared/ids.ts'
import { type AlertSearch, bare, readSearch, type Wanted, wantedOf } from './alert-search.ts'
import type { AlertState, Frequency } from './rules.ts'

type Made = {
  user: string | null
  email: string | null
  language: string
  search: AlertSearch
  frequency: Frequency
  state: Extract<AlertState, 'asked' | 'active'>
}

/** Keeps a new alert; an active one is found by new jobs from now on. @throws Refused invalid where nothing is asked for */
export async function writeAlert(ctx: Context, tx: Tx, { user, email, search, ...made }: Made): Promise<string> {
  const wanted = await wantedOf(ctx, search)
  const id = newId()
  await tx
    .insertInto('alerts')
    .values({
      id,
      user_id: user,
      email,
      ...made,
      search: JSON.stringify(bare(search)),
      wanted: sql`${wanted.wanted}::tsquery`,
      usd: wanted.usd,
      confirmed_at: made.state === 'active' ? ctx.now() : null,
      created_at: ctx.now(),
    })
    .execute()
  if (made.state === 'active') await writeAnchors(tx, id, wanted)
  return id
}

/** Lets an alert be found by new jobs. */
export async function anchorAlert(
  ctx: Context,
  tx: Tx,
  { id, search }: { id: string; search: unknown },
): Promise<void> {
  await writeAnchors(tx, id, await wantedOf(ctx, readSearch(search)))
}

/** What it looks for, where what its search names is another thing now. */
export async function readAlertAnew(
  ctx: Context,
  tx: Tx,
  { id, search, state }: { id: string; search: unknown; state: AlertState },
): Promise<void> {
  const wanted = await wantedOf(ctx, readSearch(search))
  await tx
    .updateTable('alerts')
    .set({ wanted: sql`${wanted.wanted}::tsquery` })
    .where('id', '=', id)
    .execute()
  if (state !== 'active') return
  await unanchorAlert(tx, id)
  await writeAnchors(tx, id, wanted)
}

/** Lets an alert be found no more. */
export const unanchorAlert = (tx: Tx, id: string) => tx.deleteFrom('alert_anchors').where('alert_id', '=', id).execute()

async function writeAnchors(tx: Tx, alert_id: string, { anchors }: Wanted) {
  await tx
    .insertInto('alert_anchors')
    .values(anchors.map((lexeme) => ({ lexeme, alert_id })))
    .onConflict((known) => known.doNothing())
    .execute()
}
