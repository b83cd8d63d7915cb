import { sql } from 'kysely'
import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { type AuditEvent, firstHash, hashOf } from './chain.ts'

const atOnce = 2_000

type EventRow = Omit<AuditEvent, 'at'> & { at: Date }
export const eventOf = ({ at, ...rest }: EventRow): AuditEvent => ({ ...rest, at: at.toISOString() })

/** Seals what staff did since; run twice, the second finds nothing. */
export const sealAudit = backgroundTask('seal-audit', z.object({}), (ctx) => sealAll(ctx))

export async function sealAll(ctx: Context): Promise<void> {
  while ((await ctx.db.transaction().execute((tx) => sealSome(ctx, tx))) === atOnce);
}

/** Gives the next numbers to events that have none, the oldest first; one process at a time. How many there were. */
async function sealSome(ctx: Context, tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('seal-audit'))`.execute(tx)
  const last = await tx
    .selectFrom('audit_lines')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  // what was under way while others were sealed comes after them, with a moment before theirs
  const { rows } = await sql<EventRow>`
    select id, at, name, thing, thing_id, page_id, actor_id, request_id, data from events
    where by_staff and at > coalesce((select max(at) from audit_lines) - interval '1 hour', '-infinity')
      and not exists (select from audit_lines where event_id = events.id)
    order by at, id limit ${atOnce}`.execute(tx)
  let previous = last?.hash.toString('hex') ?? firstHash
  let number = Number(last?.number ?? 0)
  const lines = rows.map((row) => {
    previous = hashOf(previous, ++number, eventOf(row))
    return { number, event_id: row.id, at: row.at, hash: Buffer.from(previous, 'hex'), sealed_at: ctx.now() }
  })
  if (lines.length > 0) await tx.insertInto('audit_lines').values(lines).execute()
  return lines.length
}
