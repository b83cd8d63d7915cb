import type { Selectable, Updateable } from 'kysely'
import type { ExternalPeople } from '#db/tables.ts'
import { forgetKeys } from '#features/people/accounts/one-time-keys.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { externalPersonMoved } from './events.ts'
import { type PersonEvent, type PersonSide, personAfter } from './person-states.ts'

export type PersonRow = Selectable<ExternalPeople>
type What = { event: PersonEvent; side: PersonSide; set?: Updateable<ExternalPeople> }

/**
 * Moves a locked one on and tells. Whoever is not sent leaves nothing but a name: the address, the words and the CV go at once.
 * @returns what to remove from the store once this is written @throws Refused external_person_state
 */
export async function movePerson(ctx: Context, tx: Tx, row: PersonRow, { event, side, set }: What): Promise<string[]> {
  const to = personAfter(row.state, event, side)
  if (!to) throw new Refused('external_person_state')
  const isGone = to !== 'sent'
  await tx
    .updateTable('external_people')
    .set({ ...set, state: to, answered_at: ctx.now() })
    .$if(isGone, (query) => query.set({ email: null, note: '', cv_id: null }))
    .where('id', '=', row.id)
    .execute()
  const { id: person, external_id: external, page_id: page, by_id: user } = row
  await emit(ctx, tx, externalPersonMoved, { person, external, page, user, event, side, to })
  if (to === 'withdrawn' || to === 'expired') await forgetKeys(tx, 'put-forward', row.id)
  return isGone && row.cv_id ? dropFile(tx, row.cv_id) : []
}

async function dropFile(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx.deleteFrom('files').where('id', '=', id).returning('storage_key').execute()
  return rows.map(({ storage_key }) => storage_key)
}

/** Nobody is asked any more in the name of a recruiter who works on the job no more. */
export async function withdrawAsked(ctx: Context, tx: Tx, external: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('external_people')
    .selectAll()
    .where('external_id', '=', external)
    .where('state', '=', 'asked')
    .orderBy('id')
    .forUpdate()
    .execute()
  const keys: string[] = []
  for (const row of rows) keys.push(...(await movePerson(ctx, tx, row, { event: 'withdraw', side: 'site' })))
  return keys
}
