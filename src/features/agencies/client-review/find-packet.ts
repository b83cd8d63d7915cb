import { lockAnySubmission, type Submission } from '#features/agencies/submissions/move-submission.ts'
import { readKey } from '#features/people/accounts/one-time-keys.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { found, Refused } from '#platform/shared/refusal.ts'

/** What a client's link stands for, as long as it works. @throws Refused link_expired */
export async function packetBehind(ctx: Context, key: string) {
  const { thing_id } = await readKey(ctx, 'client-review', key)
  const row = await selectPackets(ctx).where('packets.id', '=', found(thing_id)).executeTakeFirst()
  if (!row || row.withdrawn_at || row.expires_at <= ctx.now()) throw new Refused('link_expired')
  return row
}

/** What clients were sent, with what their screen names. */
export const selectPackets = ({ db }: Context) =>
  db
    .selectFrom('packets')
    .innerJoin('pages', 'pages.id', 'packets.page_id')
    .innerJoin('mandates', 'mandates.id', 'packets.mandate_id')
    .innerJoin('clients', 'clients.id', 'mandates.client_id')
    .leftJoin('users', 'users.id', 'packets.sent_by')
    .selectAll('packets')
    .select(['pages.name as agency', 'pages.slug', 'pages.licence_checked_at', 'users.name as recruiter'])
    .select(['mandates.title as job', 'mandates.country_id', 'mandates.city_id', 'clients.name as client'])

/** Somebody of a packet, held until the transaction ends. @throws Refused not_found */
export async function lockInPacket(tx: Tx, packet: string, submission: string): Promise<Submission> {
  const row = await lockAnySubmission(tx, submission)
  if (row.packet_id !== packet || row.anonymised_at) throw new Refused('not_found')
  return row
}
