import { rolesOfUser } from '#features/site/staff-rights/staff-roles.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'

/** An account as its erasure depends on it, held until the transaction ends. @throws Refused not_found: none, or an erased one */
export async function holdAccount({ me }: Context, tx: Tx, user: string) {
  const row = found(
    await tx
      .selectFrom('users')
      .select(['id', 'state', 'erase_at'])
      .where('id', '=', user)
      .where('state', '!=', 'erased')
      .forUpdate()
      .executeTakeFirst(),
  )
  const is_staff = (await rolesOfUser(tx, user)).length > 0
  return { state: row.state, erase_at: row.erase_at, is_staff, isSelf: row.id === me?.id }
}
