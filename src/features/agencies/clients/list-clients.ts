import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { fold } from '#platform/shared/fold.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { listMandates } from './list-mandates.ts'
import { clientMovesFrom } from './rules.ts'
import { clientView, selectClients } from './select-clients.ts'

const atOnce = 40

export async function listClients(
  ctx: Context,
  { q, state, cursor }: Taken<typeof contract.listClients>,
): Promise<Given<typeof contract.listClients>> {
  const words = fold(q).split(' ').filter(Boolean)
  const asked = selectClients(ctx.db)
    .where('c.page_id', '=', found(ctx.membership).page)
    .$if(state !== undefined, (query) => query.where('c.state', '=', found(state)))
    .$if(state === undefined, (query) => query.where('c.state', '<>', 'ended'))
    .$if(words.length > 0, (query) =>
      query.where((and) =>
        and.and(
          words.map(
            (word) =>
              sql<boolean>`fold_text(c.name || ' ' || c.contact_name) like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`,
          ),
        ),
      ),
    )
  const [rows, { total }] = await Promise.all([
    asked
      .$if(cursor !== undefined, (query) => query.where('c.id', '<', cursor as string))
      .orderBy('c.id', 'desc')
      .limit(atOnce + 1)
      .execute(),
    asked
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const shown = rows.slice(0, atOnce)
  return {
    success: true,
    data: await Promise.all(shown.map((row) => clientView(ctx, row))),
    next_cursor: rows.length > atOnce ? (shown.at(-1)?.id ?? null) : null,
    total,
  }
}

/** @throws Refused not_found */
export async function showClient(
  ctx: Context,
  { client }: Taken<typeof contract.showClient>,
): Promise<Given<typeof contract.showClient>> {
  const query = selectClients(ctx.db).where('c.id', '=', client)
  const row = found(await query.where('c.page_id', '=', found(ctx.membership).page).executeTakeFirst())
  const [view, mandates, history] = await Promise.all([
    clientView(ctx, row),
    listMandates(ctx, { client, state: undefined, cursor: undefined }),
    historyOf(ctx, client),
  ])
  return { success: true, data: { ...view, mandates: mandates.data, may: clientMovesFrom(row.state), history } }
}

/** One client as the list has it, for what a verb gives back. */
export async function readClient(ctx: Context, id: string) {
  return clientView(ctx, await selectClients(ctx.db).where('c.id', '=', id).executeTakeFirstOrThrow())
}

async function historyOf({ db }: Context, id: string) {
  const rows = await db
    .selectFrom('events')
    .leftJoin('users', 'users.id', 'events.actor_id')
    .select(['data', 'events.at', 'users.name as by'])
    .where('thing', '=', 'client')
    .where('thing_id', '=', id)
    .orderBy('at', 'desc')
    .limit(30)
    .execute()
  return rows.map(({ data, at, by }) => ({ what: (data as { what: string }).what, by, at: at.toISOString() }))
}
