import type { Context, Tx } from '#platform/server/context.ts'
import { bringNames } from '#platform/server/db/names.ts'
import { emit } from '#platform/server/events/emit.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Language } from '#platform/shared/languages.ts'
import type { AccountType } from './contract.ts'
import { accountRegistered } from './events.ts'

type NewAccount = {
  account_type: AccountType
  name: string
  email: string | null
  phone: string | null
  password_hash: string | null
  language: Language
  country_id: number
  invite: string | null
  /** The company page that asked this person to register. */
  invited_by_page?: string | null
  /** What the company page will be called. */
  company?: string | null
  /** When the address was proved by whoever vouches for it. */
  email_verified_at?: Date
}

/** Writes an account and tells that it is there. @throws NameTaken */
export async function addAccount(ctx: Context, tx: Tx, account: NewAccount) {
  const user = { id: newId(), ...account, role_cp: 0, created_at: ctx.now() }
  await tx.insertInto('users').values(user).execute()
  if (user.email_verified_at) await bringNames(tx, user.id, 'email')
  await emit(ctx, tx, accountRegistered, { user: user.id })
  return user
}
