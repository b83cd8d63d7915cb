import { createHash, randomInt } from 'node:crypto'
import type { Context, Tx } from '#platform/server/context.ts'

const count = 10
// no 0 1 i l o u: nothing that is misread on paper
const letters = '23456789abcdefghjkmnpqrstvwxyz'
const length = 24

const hashOf = (code: string) => createHash('sha256').update(code).digest()

/**
 * Replaces the recovery codes of a user by ten new ones, each good for one sign-in. With 117 bits a plain hash is enough
 * to keep them by (OWASP ASVS 5, lookup secrets).
 */
export async function makeRecoveryCodes(tx: Tx, user: string): Promise<string[]> {
  const codes = Array.from({ length: count }, () =>
    Array.from({ length }, () => letters[randomInt(letters.length)]).join(''),
  )
  await tx.deleteFrom('recovery_codes').where('user_id', '=', user).execute()
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: user, code_hash: hashOf(code) })))
    .execute()
  return codes.map((code) => code.replace(/(.{6})(?=.)/g, '$1-'))
}

/** Uses a recovery code up; whether it was one. */
export async function spendRecoveryCode(ctx: Context, tx: Tx, user: string, code: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: ctx.now() })
    .where('user_id', '=', user)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}
