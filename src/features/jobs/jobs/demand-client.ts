import { recruitsForOthers } from '#features/companies/pages/kind-rules.ts'
import type { Db, Tx } from '#platform/server/context.ts'
import { wrongField } from '#platform/shared/refusal.ts'
import type { JobFields } from './job-fields.ts'

type Client = Pick<JobFields, 'client_page_id' | 'client_name' | 'client_email'>

/**
 * A job for a client is written by those who recruit for others (product.md, "Job"), and its client is another page that is there or one
 * that is named. @throws Refused invalid
 */
export async function demandClient(tx: Db | Tx, page: string, job: Client): Promise<void> {
  const { client_page_id: client, client_name: name } = job
  if (!client && !name.trim() && !job.client_email) return
  const { kind } = await tx.selectFrom('pages').select('kind').where('id', '=', page).executeTakeFirstOrThrow()
  if (!recruitsForOthers(kind)) throw wrongField(client ? 'client_page_id' : 'client_name', 'no_clients')
  if (!client) return
  const there = await tx.selectFrom('pages').select('id').where('id', '=', client).executeTakeFirst()
  if (!there || client === page) throw wrongField('client_page_id', 'wrong')
}
