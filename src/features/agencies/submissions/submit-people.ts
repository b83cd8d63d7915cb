import { lockMandate } from '#features/agencies/clients/find-client.ts'
import { demandRoom } from '#features/agencies/recruiters/demand-room.ts'
import { demandVoice } from '#features/companies/pages/demand-voice.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import { bringToClient, type Prepared, prepareCv } from './bring-to-client.ts'
import { packetWithdrawn } from './events.ts'
import { lockSubmission, moveLocked, type Submission } from './move-submission.ts'
import { oneOfSeveral } from './one-of-several.ts'
import { packetUntil } from './rules.ts'
import type * as contract from './sending-contract.ts'

type Asked = Taken<typeof contract.submitPeople>
type Mandate = Awaited<ReturnType<typeof lockMandate>>

/**
 * Sends people who approved to the client: into the client's own pipeline where the job is the client's, else in a packet read by a
 * link. What one of them refuses keeps no other back. @throws Refused not_found · mandate_state · invalid · page_withheld · page_suspended
 */
export async function submitPeople(ctx: Context, asked: Asked): Promise<Given<typeof contract.submitPeople>> {
  await demandVoice(ctx.db, found(ctx.membership).page)
  const { mandate, job } = await openMandate(ctx, asked.mandate)
  const ids = [...new Set(asked.submissions)]
  if (job) return { success: true, data: { packet: null, people: await bringAll(ctx, ids, job, mandate.id) } }
  const packet = await startPacket(ctx, mandate, asked)
  const people = []
  for (const id of ids)
    people.push(
      await oneOfSeveral(ctx, id, () => ctx.db.transaction().execute((tx) => send(ctx, tx, id, mandate.id, packet))),
    )
  const isEmpty = people.every(({ refused }) => refused !== null)
  // a link to nobody is none
  if (isEmpty) await ctx.db.deleteFrom('packets').where('id', '=', packet).execute()
  return { success: true, data: { packet: isEmpty ? null : packet, people } }
}

/** An open job of a client; `job` where it is the client's own advert here. */
async function openMandate(
  ctx: Context,
  id: string,
): Promise<{ mandate: Mandate; job: { id: string; page: string } | null }> {
  return ctx.db.transaction().execute(async (tx) => {
    const mandate = await lockMandate(ctx, tx, id)
    if (mandate.state !== 'open') throw new Refused('mandate_state')
    if (!mandate.job_id) return { mandate, job: null }
    const job = await tx
      .selectFrom('jobs')
      .select(['id', 'page_id as page'])
      .where('id', '=', mandate.job_id)
      .executeTakeFirstOrThrow()
    return { mandate, job: job.page === mandate.page_id ? null : job }
  })
}

async function bringAll(ctx: Context, ids: readonly string[], job: { id: string; page: string }, mandate: string) {
  const people = []
  for (const id of ids) people.push(await oneOfSeveral(ctx, id, () => bringOne(ctx, id, job, mandate)))
  return people
}

/** The CV is printed before the transaction, which shall not wait for paper. */
async function bringOne(ctx: Context, id: string, job: { id: string; page: string }, mandate: string): Promise<void> {
  const prepared: Prepared = await prepareCv(ctx, id)
  try {
    await ctx.db.transaction().execute(async (tx) => {
      const row = await lockOf(ctx, tx, id, mandate)
      await demandRoom(tx, { job: job.id, agency: row.page_id })
      const moved = await moveLocked(ctx, tx, row, {
        event: 'submit',
        side: 'agency',
        set: { submitted_at: ctx.now() },
      })
      await bringToClient(ctx, tx, moved, job, prepared)
    })
  } catch (error) {
    await ctx.files.remove(prepared.file.storage_key).catch((fault) => ctx.log.warn(fault))
    throw error
  }
}

async function lockOf(ctx: Context, tx: Tx, id: string, mandate: string): Promise<Submission> {
  const row = await lockSubmission(ctx, tx, id)
  if (row.mandate_id !== mandate) throw new Refused('not_found')
  if (row.right_until && row.right_until <= ctx.now()) throw new Refused('right_ended')
  return row
}

async function send(ctx: Context, tx: Tx, id: string, mandate: string, packet: string): Promise<void> {
  const row = await lockOf(ctx, tx, id, mandate)
  const set = { packet_id: packet, submitted_at: ctx.now() }
  await moveLocked(ctx, tx, row, { event: 'submit', side: 'agency', set })
}

async function startPacket(ctx: Context, mandate: Mandate, asked: Asked): Promise<string> {
  const client = await ctx.db
    .selectFrom('clients')
    .select(['name', 'contact_name', 'contact_email'])
    .where('id', '=', mandate.client_id)
    .executeTakeFirstOrThrow()
  const email = asked.contact_email ?? client.contact_email
  if (!email) throw wrongField('contact_email', 'required')
  const [id, now] = [newId(), ctx.now()]
  await ctx.db
    .insertInto('packets')
    .values({
      ...{ id, page_id: mandate.page_id, mandate_id: mandate.id, email, words: asked.words, language: ctx.language },
      contact_name: asked.contact_name ?? (client.contact_name || client.name),
      ...{ sent_by: found(ctx.me).id, sent_at: now, expires_at: packetUntil(now) },
    })
    .execute()
  return id
}

/** The link works no more; what was decided by it stays. @throws Refused not_found */
export async function withdrawPacket(
  ctx: Context,
  { packet }: Taken<typeof contract.withdrawPacket>,
): Promise<Given<typeof contract.withdrawPacket>> {
  const { page } = found(ctx.membership)
  await ctx.db.transaction().execute(async (tx) => {
    const query = tx.selectFrom('packets').select('withdrawn_at').where('id', '=', packet).where('page_id', '=', page)
    const known = found(await query.forUpdate().executeTakeFirst())
    if (known.withdrawn_at) return
    await tx.updateTable('packets').set({ withdrawn_at: ctx.now() }).where('id', '=', packet).execute()
    await emit(ctx, tx, packetWithdrawn, { packet, page })
  })
  return { success: true, data: { id: packet } }
}
