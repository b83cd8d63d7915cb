import { sql } from 'kysely'
import { isCountry } from '#features/site/lookups/countries.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { accountChanged } from './events.ts'

/** What the settings show of the own account. */
export async function showAccount(ctx: Context): Promise<Given<typeof contract.showAccount>> {
  const row = await ctx.db
    .selectFrom('users')
    .select(['name', 'email', 'phone', 'language', 'country_id', 'company', 'email_verified_at', 'phone_verified_at'])
    .select(sql<boolean>`password_hash is not null`.as('has_password'))
    .where('id', '=', found(ctx.me).id)
    .executeTakeFirstOrThrow()
  const { email_verified_at, phone_verified_at, ...rest } = row
  return {
    success: true,
    data: {
      ...rest,
      language: rest.language as 'en',
      email_verified: email_verified_at !== null,
      phone_verified: phone_verified_at !== null,
    },
  }
}

/** Changes what is not a proof of identity: the name, the country, the language of pages and mails. @throws Refused invalid */
export async function changeAccount(
  ctx: Context,
  { name, country_id, lang }: Taken<typeof contract.changeAccount>,
): Promise<Given<typeof contract.changeAccount>> {
  if (!isCountry(country_id)) throw wrongField('country_id', 'wrong')
  const user = found(ctx.me).id
  await ctx.db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ name, country_id, language: lang }).where('id', '=', user).execute()
    await emit(ctx, tx, accountChanged, { user })
  })
  ctx.cookies.push({ name: 'lang', value: lang, maxAge: 31_536_000, readable: true })
  return { success: true }
}
