import type { Risk } from '#features/jobs/jobs/risk-rules.ts'
import { risksIn } from '#features/jobs/jobs/risky-words.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { findThreadFor, type ThreadRow } from './find-thread.ts'
import type * as contract from './message-contract.ts'
import type { ThreadSide } from './rules.ts'

/** Of a conversation that is not open yet there is no id. */
type Contact = Pick<ThreadRow, 'page_id'> & { id: string | null }

/** What the other side would be warned of, before it is sent. @throws Refused not_found · not_allowed */
export async function lookAtMessage(
  ctx: Context,
  { thread: id, text }: Taken<typeof contract.lookAtMessage>,
): Promise<Given<typeof contract.lookAtMessage>> {
  const { thread, stand } = await findThreadFor(ctx, id, 'write')
  return { success: true, data: { warnings: await warningsFor(ctx.db, thread, { side: stand.side, text }) } }
}

/**
 * What to be careful of in what a company writes: asking for money at any time (product.md, promise 2); the rest where nothing of it
 * was checked and the person it writes to has not answered yet.
 */
export async function warningsFor(
  db: Db | Tx,
  thread: Contact,
  { side, text }: { side: ThreadSide; text: string },
): Promise<Risk[]> {
  if (side !== 'page') return []
  const risks = await risksIn(db, text, await countryOf(db, thread))
  const always = risks.filter((risk) => risk === 'fee')
  return risks.length > always.length && (await isFirstContact(db, thread)) ? risks : always
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
    .executeTakeFirst()
  return row !== undefined && !(id && (await hasAnswered(db, id)))
}

/** Whether the person a company writes to has written anything. */
export async function hasAnswered(db: Db | Tx, thread: string): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('thread_id', '=', thread)
    .where('author_side', '=', 'candidate')
    .executeTakeFirst()
  return row !== undefined
}

async function countryOf(db: Db | Tx, { page_id }: Contact): Promise<string> {
  const row = await db.selectFrom('pages').select('country_id').where('id', '=', page_id).executeTakeFirst()
  return row ? countryCode(row.country_id) : ''
}
