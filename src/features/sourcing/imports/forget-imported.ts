import type { Context, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { hashContact } from './contact-hash.ts'
import type * as contract from './contract.ts'
import type { ImportEvent } from './import-states.ts'
import { type LockedImported, lockAnyImported, moveImported } from './move-imported.ts'
import { importingFor } from './own-page.ts'
import { consentKeys, restDays } from './rules.ts'

const day = 86_400_000

/** What is left of somebody who is kept no more: that there was a record, from where, and what became of it. */
const nobody = {
  ...{ name: null, email: null, phone: null, content: null, cv_id: null, picture_id: null },
  ...{ headline: '', words: '', note: '', purpose: '', tags: [], corrected: [], position_ids: [] },
  ...{ country_id: null, city_id: null, salary: null, salary_currency: null, salary_period: null },
  ...{ notice_days: null, available_on: null, answer_due_at: null, keep_until: null },
}

type Why = { event: Extract<ImportEvent, 'refuse' | 'expire' | 'withdraw'>; why?: string; byPerson?: boolean }

/**
 * Ends a locked record and forgets who it was. Whoever said no themselves is not brought along again for a while.
 * @returns storage keys of files that lie in the store for nothing now
 */
export async function forgetImported(ctx: Context, tx: Tx, imported: LockedImported, why: Why): Promise<string[]> {
  const { event, byPerson = false } = why
  if (byPerson) await rest(ctx, tx, imported)
  const files = await filesOf(tx, imported)
  await moveImported(ctx, tx, imported, {
    event,
    ...(why.why && { why: why.why }),
    set: { ...nobody, anonymised_at: ctx.now() },
  })
  await tx.deleteFrom('imported_versions').where('imported_id', '=', imported.id).execute()
  await tx.deleteFrom('pool_entries').where('imported_id', '=', imported.id).execute()
  await tx.deleteFrom('one_time_keys').where('purpose', 'in', consentKeys).where('thing_id', '=', imported.id).execute()
  if (files.length === 0) return []
  // a CV that the person took over is theirs
  const gone = await tx
    .deleteFrom('files')
    .where('id', 'in', files)
    .where('owner_id', 'is', null)
    .returning('storage_key')
    .execute()
  return gone.map(({ storage_key }) => storage_key)
}

async function filesOf(tx: Tx, { id, cv_id, picture_id }: LockedImported): Promise<string[]> {
  const older = await tx.selectFrom('imported_versions').select('cv_id').where('imported_id', '=', id).execute()
  return [cv_id, picture_id, ...older.map((one) => one.cv_id)].filter((file) => file !== null)
}

async function rest(ctx: Context, tx: Tx, { page_id, email, phone }: LockedImported): Promise<void> {
  const until = new Date(ctx.now().getTime() + restDays * day)
  for (const contact of [email, phone])
    if (contact)
      await tx
        .insertInto('import_refusals')
        .values({ page_id, contact_hash: hashContact(page_id, contact), until })
        .onConflict((known) => known.columns(['page_id', 'contact_hash']).doUpdateSet({ until }))
        .execute()
}

/** Forgets in a transaction of its own, and the files after it. */
export async function endImported(
  ctx: Context,
  id: string,
  why: Why,
  demand: (held: LockedImported) => void,
): Promise<void> {
  const keys = await ctx.db.transaction().execute(async (tx) => {
    const held = await lockAnyImported(tx, id)
    demand(held)
    return forgetImported(ctx, tx, held, why)
  })
  for (const key of keys) await ctx.files.remove(key).catch((error) => ctx.log.warn(error))
}

/** By the team. @throws Refused not_allowed · not_found · import_state */
export async function removeImported(
  ctx: Context,
  { id }: Taken<typeof contract.removeImported>,
): Promise<Given<typeof contract.removeImported>> {
  const { page } = await importingFor(ctx)
  await endImported(ctx, id, { event: 'withdraw' }, (held) => {
    if (held.page_id !== page) throw new Refused('not_found')
  })
  return { success: true }
}
