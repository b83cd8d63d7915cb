import { createHmac, randomBytes } from 'node:crypto'
import type { Context, Db } from '#platform/server/context.ts'

type Salt = { day: string; salt: Promise<Buffer> }
const kept = new WeakMap<Db, Salt>()

/**
 * A number that tells visitors of one day apart, in 63 bits: of their address and browser, by a salt that lives as long as
 * the day. Once it is thrown away nobody can tell whose number it was, nor that two days saw the same visitor.
 */
export async function visitorOf(ctx: Context): Promise<bigint> {
  const day = ctx.now().toISOString().slice(0, 10)
  let known = kept.get(ctx.db)
  if (known?.day !== day) {
    known = { day, salt: saltOf(ctx, day) }
    kept.set(ctx.db, known)
    known.salt.catch(() => kept.delete(ctx.db))
  }
  const mark = createHmac('sha256', await known.salt)
    .update(`${ctx.address}\n${ctx.userAgent}`)
    .digest()
  return mark.readBigUInt64BE() >> 1n
}

/** The salt of a day, one for all processes; those of days before go with it. */
async function saltOf({ db }: Context, day: string): Promise<Buffer> {
  await db.deleteFrom('visitor_salts').where('day', '<', day).execute()
  await db
    .insertInto('visitor_salts')
    .values({ day, salt: randomBytes(32) })
    .onConflict((known) => known.doNothing())
    .execute()
  const row = await db.selectFrom('visitor_salts').select('salt').where('day', '=', day).executeTakeFirstOrThrow()
  return row.salt
}
