import type { Context, Db } from '#platform/server/context.ts'
import { shortCode } from '#platform/server/short-code.ts'
import { codeSigns } from './rules.ts'

type Whose = { user_id: string } | { page_id: string }

/** The code of a person or page; made when it is first looked at, and the same for ever. */
export async function codeOf(ctx: Context, whose: Whose): Promise<{ code: string; link: string }> {
  const known = (await read(ctx.db, whose)) ?? (await make(ctx.db, whose))
  const code = known.toUpperCase()
  return { code, link: `${ctx.settings.publicUrl}/register?invite=${code}` }
}

const read = async (db: Db, whose: Whose): Promise<string | undefined> => {
  const [[column, id]] = Object.entries(whose) as [['user_id' | 'page_id', string]]
  return (await db.selectFrom('invite_codes').select('code').where(column, '=', id).executeTakeFirst())?.code
}

async function make(db: Db, whose: Whose): Promise<string> {
  await db
    .insertInto('invite_codes')
    .values({ code: shortCode(codeSigns), ...whose })
    .onConflict((known) => known.doNothing())
    .execute()
  // somebody may have been quicker; a code that another had already is drawn again
  return (await read(db, whose)) ?? make(db, whose)
}

/** Whose code somebody typed, however it was written. */
export const inviterBy = (db: Db, written: string) =>
  db
    .selectFrom('invite_codes')
    .select(['user_id', 'page_id'])
    .where('code', '=', written.trim().toLowerCase())
    .executeTakeFirst()
