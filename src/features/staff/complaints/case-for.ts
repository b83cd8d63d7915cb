import type { Context, Tx } from '#platform/server/context.ts'
import { newId } from '#platform/shared/ids.ts'

/** What is reported: a job with its page, a page, or a person. */
export type Subject = { page_id: string | null; job_id: string | null; person_id: string | null }

const most = 5

/** The open case of a job, a company or a person, held until the transaction ends; a new one where none is open. */
export async function caseFor(ctx: Context, tx: Tx, subject: Subject): Promise<string> {
  const thing = subject.job_id ?? subject.page_id ?? subject.person_id
  for (let at = 0; at < most; at++) {
    const row = { id: newId(), ...subject, state: 'open' as const, opened_at: ctx.now() }
    await tx
      .insertInto('cases')
      .values(row)
      .onConflict((open) => open.doNothing())
      .execute()
    const open = await tx
      .selectFrom('cases')
      .select('id')
      .where((eb) => eb.fn.coalesce('job_id', 'page_id', 'person_id'), '=', thing)
      .where('state', '=', 'open')
      .forUpdate()
      .executeTakeFirst()
    if (open) return open.id
    // decided in this moment: what comes now is another case
  }
  throw new Error(`no case could be opened for ${thing}`)
}
