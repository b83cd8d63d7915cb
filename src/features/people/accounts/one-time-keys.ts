import { createHash, randomBytes } from 'node:crypto'
import type { Context, Tx } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'

/** What a key that travels by mail or SMS may be used for; a key serves one purpose, once. */
export type KeyPurpose =
  | 'verify-email'
  | 'change-email'
  | 'undo-contact'
  | 'sign-in'
  | 'claim-application'
  | 'reset-password'
  | 'create-password'
  | 'verify-company-email'
  | 'join-team'
  | 'newsletter'
  | 'job-question'
  | 'client-approval'
  | 'follow-drop'
  | 'import-consent'
  | 'import-held'
  | 'represent'
  | 'put-forward'
  | 'client-review'
  | 'placement-invoice'
  | 'deactivate'
  | 'merge-accounts'

const hours = 3_600_000
const lives: Record<KeyPurpose, number> = {
  'verify-email': 7 * 24 * hours,
  'change-email': 24 * hours,
  'undo-contact': 7 * 24 * hours,
  'sign-in': hours / 4,
  'claim-application': 30 * 24 * hours,
  'reset-password': hours,
  newsletter: 7 * 24 * hours,
  'job-question': 30 * 24 * hours,
  'client-approval': 30 * 24 * hours,
  // as long as it may be answered, and so long again to read the answer
  'follow-drop': 60 * 24 * hours,
  'import-consent': 30 * 24 * hours,
  // as long as a company may keep people at most: a yes can be taken back as long as it stands
  'import-held': 3 * 366 * 24 * hours,
  'placement-invoice': 90 * 24 * hours,
  // as long as somebody has to answer, and the right that follows
  represent: 200 * 24 * hours,
  // as long as there is to answer, and a month to read what one said
  'put-forward': 40 * 24 * hours,
  'client-review': 21 * 24 * hours,
  deactivate: hours,
  'merge-accounts': 7 * 24 * hours,
  'create-password': 7 * 24 * hours,
  'verify-company-email': 7 * 24 * hours,
  'join-team': 14 * 24 * hours,
}

const hashOf = (key: string) => createHash('sha256').update(key).digest()

/**
 * Makes a key of 192 random bits; only its hash is stored.
 * @param of whose it is, what it is about, and the address it goes to, which whoever uses it has proved
 */
export async function makeKey(
  ctx: Context,
  tx: Tx,
  purpose: KeyPurpose,
  of: { user?: string; thing?: string; contact?: string },
): Promise<string> {
  const key = randomBytes(24).toString('base64url')
  const now = ctx.now()
  await tx
    .insertInto('one_time_keys')
    .values({
      key_hash: hashOf(key),
      purpose,
      user_id: of.user ?? null,
      thing_id: of.thing ?? null,
      contact: of.contact ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + lives[purpose]),
    })
    .execute()
  return key
}

/** What a key stands for, without using it up. */
export async function readKey(ctx: Context, purpose: KeyPurpose | readonly KeyPurpose[], key: string) {
  const row = await ctx.db
    .selectFrom('one_time_keys')
    .select(['user_id', 'thing_id', 'contact'])
    .where('key_hash', '=', hashOf(key))
    .where('purpose', 'in', [purpose].flat())
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst()
  if (!row) throw new Refused('link_expired')
  return row
}

/** What a key that was used, or is too old, was about; null for one that never was. */
export async function thingOfSpent({ db }: Context, purpose: KeyPurpose, key: string): Promise<string | null> {
  const row = await db
    .selectFrom('one_time_keys')
    .select('thing_id')
    .where('key_hash', '=', hashOf(key))
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  return row?.thing_id ?? null
}

/**
 * Uses a key up.
 * @throws Refused link_expired: unknown, used, too old, or made for something else
 */
export async function spendKey(ctx: Context, tx: Tx, purpose: KeyPurpose | readonly KeyPurpose[], key: string) {
  const row = await tx
    .updateTable('one_time_keys')
    .set({ used_at: ctx.now() })
    .where('key_hash', '=', hashOf(key))
    .where('purpose', 'in', [purpose].flat())
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .returning(['user_id', 'thing_id', 'contact'])
    .executeTakeFirst()
  if (!row) throw new Refused('link_expired')
  return row
}

/** Makes keys that were sent before worthless: for when the thing they were for has changed, or a newer one goes out. */
export async function forgetKeys(tx: Tx, purpose: KeyPurpose, thing: string): Promise<void> {
  await tx.deleteFrom('one_time_keys').where('purpose', '=', purpose).where('thing_id', '=', thing).execute()
}

/** Keys of a person that have not been used stop working, because something they would open has changed. */
export async function voidKeys(ctx: Context, tx: Tx, user: string, purposes: readonly KeyPurpose[]): Promise<void> {
  await tx
    .updateTable('one_time_keys')
    .set({ used_at: ctx.now() })
    .where('user_id', '=', user)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute()
}
