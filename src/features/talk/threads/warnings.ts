import { type Risk, risksIn } from '#features/jobs/jobs/risky-words.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import type { Db, Tx } from '#platform/server/context.ts'
import type { ThreadRow } from './find-thread.ts'
import type { ThreadSide } from './rules.ts'

type Contact = Pick<ThreadRow, 'id' | 'page_id'>

/** What to be careful of in what an unchecked company writes before the person it writes to has answered. */
export async function warningsFor(
  db: Db | Tx,
  thread: Contact,
  { side, text }: { side: ThreadSide; text: string },
): Promise<Risk[]> {
  if (side !== 'page' || !(await isFirstContact(db, thread))) return []
  return risksIn(text, await countryOf(db, thread))
}

/** Whether nothing of the company was checked and the person has not answered it yet. */
export async function isFirstContact(db: Db | Tx, { id, page_id }: Contact): Promise<boolean> {
  if (!page_id) return false
  const row = await db
    .selectFrom('pages')
    .select('id')
    .where('id', '=', page_id)
    .where('email_verified_at', 'is', null)
    .where('licence_checked_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('messages').select('id').where('thread_id', '=', id).where('author_side', '=', 'candidate'),
        ),
      ),
    )
    .executeTakeFirst()
  return row !== undefined
}

async function countryOf(db: Db | Tx, { page_id }: Contact): Promise<string> {
  const row = await db.selectFrom('pages').select('country_id').where('id', '=', page_id).executeTakeFirst()
  return row ? countryCode(row.country_id) : ''
}
