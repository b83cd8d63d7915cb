import type { Context, Tx } from '#platform/server/context.ts'
import { newId } from '#platform/shared/ids.ts'
import { isAtDomain } from './domains.ts'

/** Mail to the page's own domain was answered: kept with the domain and the moment, instead of an earlier one. */
export async function markDomain(ctx: Context, tx: Tx, page: string, email: string): Promise<void> {
  const now = ctx.now()
  const domain = email.split('@').at(-1)?.toLowerCase() ?? ''
  await endDomain(tx, page)
  const check = {
    id: newId(),
    page_id: page,
    what: 'domain' as const,
    state: 'verified' as const,
    domain,
    asked_at: now,
    decided_at: now,
  }
  await tx
    .insertInto('page_checks')
    .values({ ...check, asked_by: ctx.me?.id ?? null })
    .execute()
  await tx.updateTable('pages').set({ email_verified_at: now }).where('id', '=', page).execute()
}

/** Another website: what was answered at the domain of the one before says nothing about it. */
export async function keepDomainTrue(tx: Tx, page: string, website: string | null): Promise<void> {
  const check = await tx
    .selectFrom('page_checks')
    .select('domain')
    .where('page_id', '=', page)
    .where('what', '=', 'domain')
    .where('state', '=', 'verified')
    .executeTakeFirst()
  if (!check?.domain || isAtDomain(`mail@${check.domain}`, website)) return
  await endDomain(tx, page)
  await tx.updateTable('pages').set({ email_verified_at: null }).where('id', '=', page).execute()
}

const endDomain = (tx: Tx, page: string) =>
  tx
    .updateTable('page_checks')
    .set({ state: 'ended' as const })
    .where('page_id', '=', page)
    .where('what', '=', 'domain')
    .where('state', '=', 'verified')
    .execute()
