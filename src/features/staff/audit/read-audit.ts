import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import { type AuditEvent, firstHash } from './chain.ts'
import type * as contract from './contract.ts'
import { auditExported } from './events.ts'
import { writeExport } from './export-file.ts'
import { eventOf, sealAll } from './seal.ts'
import { auditKey, fingerprintOf, publicPart } from './signing.ts'

const shown = 50
/** As much as a process holds at once without others waiting for it. */
const mostExported = 50_000

export async function listAudit(
  ctx: Context,
  { before }: Taken<typeof contract.listAudit>,
): Promise<Given<typeof contract.listAudit>> {
  type Row = { number: string; at: Date; name: string; by: string | null; thing: string; reason: string }
  const { rows } = await sql<Row>`
    select audit_lines.number, events.at, events.name, users.name as by, events.thing, coalesce(data ->> 'reason', '') as reason
    from audit_lines join events on events.id = audit_lines.event_id and events.at = audit_lines.at
    left join users on users.id = actor_id
    where audit_lines.number < ${before ?? Number.MAX_SAFE_INTEGER} order by audit_lines.number desc limit ${shown}`.execute(
    ctx.db,
  )
  const head = await ctx.db.selectFrom('audit_lines').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst()
  const key = publicPart(auditKey(ctx.settings))
  return {
    success: true,
    data: {
      lines: rows.map(({ number, at, ...row }) => ({ ...row, number: Number(number), at: at.toISOString() })),
      next: rows.length === shown ? Number(rows.at(-1)?.number) : null,
      head: head
        ? { number: Number(head.number), hash: head.hash.toString('hex'), at: head.sealed_at.toISOString() }
        : null,
      ...{ key, fingerprint: fingerprintOf(key) },
    },
  }
}

/** @throws Refused invalid: days the wrong way around · audit_empty · audit_too_long */
export async function exportAudit(
  ctx: Context,
  { from, until }: Taken<typeof contract.exportAudit>,
): Promise<RawAnswer> {
  if (until < from) throw wrongField('until', 'wrong')
  await sealAll(ctx)
  const end = new Date(Date.parse(`${until}T00:00:00Z`) + 86_400_000)
  // a file is without a gap: everything between the first and the last line of these days
  const { rows: bounds } = await sql<{ first: string | null; last: string | null }>`
    select min(number) as first, max(number) as last from audit_lines where at >= ${from}::date and at < ${end}`.execute(
    ctx.db,
  )
  const [first, last] = [Number(bounds[0]?.first ?? 0), Number(bounds[0]?.last ?? 0)]
  if (first === 0) throw new Refused('audit_empty')
  if (last - first >= mostExported) throw new Refused('audit_too_long')
  const lines = await linesBetween(ctx, first, last)
  const before = await ctx.db
    .selectFrom('audit_lines')
    .select('hash')
    .where('number', '=', first - 1)
    .executeTakeFirst()
  const previous = before?.hash.toString('hex') ?? firstHash
  await ctx.db
    .transaction()
    .execute((tx) => emit(ctx, tx, auditExported, { user: found(ctx.me).id, from: first, to: last }))
  const file = writeExport(auditKey(ctx.settings), ctx.settings.publicUrl, previous, lines)
  return new RawAnswer(
    200,
    {
      'content-type': 'application/jsonl; charset=utf-8',
      'content-disposition': `attachment; filename="audit-${first}-${last}.jsonl"`,
    },
    file,
  )
}

async function linesBetween(ctx: Context, first: number, last: number) {
  const { rows } = await sql<Omit<AuditEvent, 'at'> & { at: Date; number: string; hash: Buffer }>`
    select number, hash, events.id, events.at, name, thing, thing_id, page_id, actor_id, request_id, data
    from audit_lines join events on events.id = audit_lines.event_id and events.at = audit_lines.at
    where number between ${first} and ${last} order by number`.execute(ctx.db)
  return rows.map(({ number, hash, ...row }) => ({
    ...{ number: Number(number), event: eventOf(row), hash: hash.toString('hex') },
  }))
}
