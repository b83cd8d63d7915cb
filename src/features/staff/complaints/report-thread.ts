import { block, otherOf } from '#features/talk/threads/blocks.ts'
import { type FoundThread, findThreadFor } from '#features/talk/threads/find-thread.ts'
import { isHeardBy } from '#features/talk/threads/is-heard-by.ts'
import { isInside } from '#features/talk/threads/rules.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, wrongField } from '#platform/shared/refusal.ts'
import { caseFor } from './case-for.ts'
import type * as contract from './contract.ts'
import { complaintSent } from './events.ts'
import { mostMessages } from './rules.ts'
import { findingsOf, type Snapshot } from './send-complaint.ts'

type Reported = Taken<typeof contract.reportThread>
type Messages = NonNullable<Snapshot['messages']>
/** Whom it is about, as the table names them. */
type Whom = { page_id: string | null; person_id: string | null }

/**
 * Reports the other side of a conversation, which whoever reads it from outside hears nothing of from here on.
 * @throws Refused not_found · not_allowed · invalid: messages of another conversation, or only one's own
 */
export async function reportThread(ctx: Context, reported: Reported): Promise<Given<typeof contract.reportThread>> {
  const known = await findThreadFor(ctx, reported.thread, 'report')
  const me = found(ctx.me).id
  const blocked = otherOf(known.thread, me, known.stand.side)
  const whom: Whom = blocked
    ? { page_id: blocked.page_id, person_id: blocked.other_id }
    : { page_id: null, person_id: found(known.thread.user_id) }
  if (reported.reason === 'other' && !reported.note.trim()) throw wrongField('note', 'required')
  const messages = await chosen(ctx, known, reported.messages)
  const said = messages.flatMap(({ mine, text }) => (mine ? [] : [text])).join('\n')
  const findings = await findingsOf(ctx, whom.page_id, said)
  const snapshot = { ...(await nameOf(ctx, whom)), text: '', findings, messages }
  await ctx.db.transaction().execute(async (tx) => {
    if (blocked) await block(ctx, tx, me, blocked)
    await keep(ctx, tx, { ...reported, whom, snapshot })
  })
  return { success: true, data: { blocked: blocked !== null } }
}

async function chosen(ctx: Context, { thread, stand }: FoundThread, wanted: readonly string[]): Promise<Messages> {
  const rows = await ctx.db
    .selectFrom('messages')
    .select(['id', 'at', 'author_id', 'author_side', 'author_name', 'text'])
    .where('thread_id', '=', thread.id)
    .where('id', 'in', wanted)
    .where('seq', '>', stand.from)
    .where('unsent_at', 'is', null)
    .where(isHeardBy(stand.side, found(ctx.me).id))
    .orderBy('seq')
    .execute()
  const me = ctx.me?.id
  const isOwn = (row: (typeof rows)[number]) =>
    row.author_id === me || (isInside(stand.side) && row.author_side === stand.side)
  if (rows.length !== new Set(wanted).size || rows.every(isOwn)) throw wrongField('messages', 'wrong')
  const files = await filesOf(ctx, wanted)
  return rows.map((row) => ({
    ...{ id: row.id, at: row.at.toISOString(), name: row.author_name, mine: isOwn(row), text: row.text },
    files: files.flatMap(({ thing_id, name }) => (thing_id === row.id ? [name] : [])),
  }))
}

const filesOf = (ctx: Context, messages: readonly string[]) =>
  ctx.db
    .selectFrom('files')
    .select(['thing_id', 'name'])
    .where('thing', '=', 'message')
    .where('thing_id', 'in', messages)
    .orderBy('id')
    .execute()

async function nameOf(ctx: Context, { page_id, person_id }: Whom) {
  if (page_id) {
    const page = await ctx.db
      .selectFrom('pages')
      .select(['name', 'slug'])
      .where('id', '=', page_id)
      .executeTakeFirstOrThrow()
    return { title: page.name, company: page.name, address: `/companies/${page.slug}` }
  }
  const person = await ctx.db.selectFrom('users').select('name').where('id', '=', person_id).executeTakeFirstOrThrow()
  return { title: person.name, company: '', address: '' }
}

type Keeping = Pick<Reported, 'thread' | 'reason' | 'note'> & { whom: Whom; snapshot: Snapshot }

/** A report of its own, or, while an earlier one of the same conversation is open, a part of that. */
async function keep(ctx: Context, tx: Tx, { thread, reason, note, whom, snapshot }: Keeping): Promise<void> {
  const me = found(ctx.me).id
  const id = newId()
  const case_id = await caseFor(ctx, tx, { ...whom, job_id: null })
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('complaints')
    .values({
      ...{ id, case_id, ...whom, thread_id: thread, reason, note, reporter_id: me, reporter_key: me },
      from_key: ctx.signer.fingerprint('complaint', ctx.address).toString('hex'),
      ...{ language: ctx.language, snapshot: JSON.stringify(snapshot), created_at: ctx.now() },
    })
    .onConflict((twice) => twice.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows) await emit(ctx, tx, complaintSent, { complaint: id, case: case_id })
  else await addTo(tx, { thread, me, note, more: snapshot.messages ?? [] })
}

type Adding = { thread: string; me: string; note: string; more: Messages }

async function addTo(tx: Tx, { thread, me, note, more }: Adding): Promise<void> {
  const row = await tx
    .selectFrom('complaints')
    .select(['id', 'note', 'snapshot'])
    .where('thread_id', '=', thread)
    .where('reporter_key', '=', me)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst()
  // decided in this moment: then it was looked at, and can be reported anew
  if (!row) return
  const snapshot = row.snapshot as Snapshot
  const all = [...(snapshot.messages ?? []), ...more]
  const messages = [...new Map(all.map((one) => [one.id, one])).values()]
    .sort((one, other) => one.at.localeCompare(other.at))
    .slice(0, mostMessages * 5)
  const notes = note === row.note || !note ? row.note : [row.note, note].filter(Boolean).join('\n\n').slice(0, 4000)
  await tx
    .updateTable('complaints')
    .set({ note: notes, snapshot: JSON.stringify({ ...snapshot, messages }) })
    .where('id', '=', row.id)
    .execute()
}
