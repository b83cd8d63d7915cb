import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import { demandEmail } from '#features/people/accounts/demand-email.ts'
import { forgetKeys, makeKey, spendKey } from '#features/people/accounts/one-time-keys.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { bringNames } from '#platform/server/db/names.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { isAtDomain } from './domains.ts'
import { pageEmailSet, pageEmailVerified } from './events.ts'
import { markDomain } from './mark-domain.ts'
import { mayOnPage } from './role-rules.ts'

/** The contact address of the own page. */
export async function showPageEmail(ctx: Context): Promise<Given<typeof contract.showPageEmail>> {
  const row = await ctx.db
    .selectFrom('pages')
    .select(['email', 'contact_confirmed_at', 'bulk_mail'])
    .where('id', '=', found(ctx.membership).page)
    .executeTakeFirstOrThrow()
  const { contact_confirmed_at, ...rest } = row
  return { success: true, data: { ...rest, verified: contact_confirmed_at !== null } }
}

/** Sets the address; a new one has to be confirmed anew, and links to the old one stop working. @throws Refused invalid */
export async function setPageEmail(
  ctx: Context,
  { email }: Taken<typeof contract.setPageEmail>,
): Promise<Given<typeof contract.setPageEmail>> {
  demandEmail(ctx, email)
  const { page } = found(ctx.membership)
  await ctx.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('pages')
      .select('email')
      .where('id', '=', page)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    if (row.email?.toLowerCase() === email.toLowerCase()) return
    await forgetKeys(tx, 'verify-company-email', page)
    const fresh = { email, contact_confirmed_at: null, bulk_mail: true, mail_key: randomUUID() }
    await tx.updateTable('pages').set(fresh).where('id', '=', page).execute()
    await bringNames(tx, page, 'page_mail')
    await emit(ctx, tx, pageEmailSet, { page, email })
  })
  return showPageEmail(ctx)
}

/** Asks for the confirming mail again. @throws Refused not_found: no address · already_verified */
export async function sendPageVerification(ctx: Context) {
  const { page } = found(ctx.membership)
  await ctx.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('pages')
      .select(['email', 'contact_confirmed_at'])
      .where('id', '=', page)
      .executeTakeFirstOrThrow()
    if (row.contact_confirmed_at) throw new Refused('already_verified')
    await emit(ctx, tx, pageEmailSet, { page, email: found(row.email) })
  })
  return { success: true as const }
}

/** The key for the address a page has now; null when it changed meanwhile or is confirmed. */
export const pageEmailKey = (ctx: Context, page: string, email: string): Promise<string | null> =>
  ctx.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('pages')
      .select(['email', 'contact_confirmed_at'])
      .where('id', '=', page)
      .forNoKeyUpdate()
      .executeTakeFirst()
    return row?.email === email && !row.contact_confirmed_at
      ? makeKey(ctx, tx, 'verify-company-email', { thing: page })
      : null
  })

/**
 * Marks the address of a page as confirmed; one at the domain of its website is a check of the page too. The link for a
 * check of the domain alone comes back here as well. @throws Refused link_expired
 */
export async function verifyPageEmail(
  ctx: Context,
  { hash }: Taken<typeof contract.verifyPageEmail>,
): Promise<Given<typeof contract.verifyPageEmail>> {
  return ctx.db.transaction().execute(async (tx) => {
    const { thing_id: page, contact } = await spendKey(ctx, tx, 'verify-company-email', hash)
    const row = await named(tx, page)
    await confirm(ctx, tx, row, contact ?? row.email)
    return { success: true as const, data: { name: row.name } }
  })
}

/** Whoever leads a page and confirms the own address has confirmed that of the page with it, where it is the same. */
export async function confirmWithOwn(ctx: Context, user: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('pages')
      .innerJoin('page_members as m', 'm.page_id', 'pages.id')
      .innerJoin('users', 'users.id', 'm.user_id')
      .select(['pages.id', 'pages.email', 'pages.website', 'm.role', 'm.allow', 'm.deny'])
      .where('users.id', '=', user)
      .where('users.email_verified_at', 'is not', null)
      .where('m.state', '=', 'active')
      .where('pages.contact_confirmed_at', 'is', null)
      .where(sql<boolean>`lower(pages.email) = lower(users.email)`)
      .execute()
    for (const row of rows) if (mayOnPage('page.edit', row)) await confirm(ctx, tx, row, row.email)
  })
}

type Named = { id: string; email: string | null; website: string | null }

/** An address of a page that was answered, which may be another than its contact address. */
async function confirm(ctx: Context, tx: Tx, { id, email, website }: Named, answered: string | null): Promise<void> {
  if (answered === email)
    await tx.updateTable('pages').set({ contact_confirmed_at: ctx.now() }).where('id', '=', id).execute()
  if (answered && isAtDomain(answered, website)) await markDomain(ctx, tx, id, answered)
  await emit(ctx, tx, pageEmailVerified, { page: id })
}

async function named(tx: Tx, page: string | null) {
  const row =
    page &&
    (await tx.selectFrom('pages').select(['id', 'name', 'email', 'website']).where('id', '=', page).executeTakeFirst())
  if (!row) throw new Refused('link_expired')
  return row
}

/** The link that every bulk mail to a page's address carries. */
export async function unsubscribeLink(db: Db, page: string): Promise<string> {
  const { mail_key } = await db.selectFrom('pages').select('mail_key').where('id', '=', page).executeTakeFirstOrThrow()
  return `/unsubscribed-company/${mail_key}`
}

/** @throws Refused link_expired */
export async function unsubscribePage(
  ctx: Context,
  { hash }: Taken<typeof contract.unsubscribePage>,
): Promise<Given<typeof contract.unsubscribePage>> {
  return { success: true, data: { name: await setBulkMail(ctx, hash, false) } }
}

/** @throws Refused link_expired */
export async function resubscribePage(ctx: Context, { hash }: Taken<typeof contract.resubscribePage>) {
  await setBulkMail(ctx, hash, true)
  return { success: true as const }
}

/** Only for the address the link was sent to: a page that has another now has another key. */
async function setBulkMail(ctx: Context, key: string, bulk_mail: boolean): Promise<string> {
  const row =
    isUuid(key) &&
    (await ctx.db
      .updateTable('pages')
      .set({ bulk_mail })
      .where('mail_key', '=', key)
      .returning('name')
      .executeTakeFirst())
  if (!row) throw new Refused('link_expired')
  return row.name
}
