import { companyKey } from '#features/agencies/clients/company-name.ts'
import type { Db, Tx } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'

type Person = { user_id: string | null; knows: boolean }
type Client = { name: string; client_page_id: string | null }

/**
 * Whether an agency may ask somebody with an account at all: as they set it, and never for a company they ruled out.
 * @throws Refused may_not_ask · forbidden_client
 */
export async function demandMayAsk(
  db: Db | Tx,
  page: string,
  { user_id, knows }: Person,
  client: Client,
): Promise<void> {
  if (!user_id) return
  const row = await db
    .selectFrom('representation_settings')
    .select('who')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  const who = row?.who ?? 'known'
  if (who === 'nobody') throw new Refused('may_not_ask')
  if (who === 'checked' && !(await isChecked(db, page))) throw new Refused('may_not_ask')
  if (who === 'known' && !knows && !(await represented(db, page, user_id))) throw new Refused('may_not_ask')
  if (await isForbidden(db, user_id, client)) throw new Refused('forbidden_client')
}

/** Its licence was looked at by the site. */
async function isChecked(db: Db | Tx, page: string): Promise<boolean> {
  const row = await db.selectFrom('pages').select('licence_checked_at').where('id', '=', page).executeTakeFirst()
  return row?.licence_checked_at !== null && row !== undefined
}

/** They agreed to this agency before. */
async function represented(db: Db | Tx, page: string, user: string): Promise<boolean> {
  const query = db.selectFrom('submissions').select('id').where('page_id', '=', page).where('user_id', '=', user)
  return (await query.where('approved_at', 'is not', null).executeTakeFirst()) !== undefined
}

/** A company somebody never wants to be put forward to, by its page or by name in any spelling of its letters, whatever its legal form. */
export async function isForbidden(db: Db | Tx, user: string, { name, client_page_id }: Client): Promise<boolean> {
  const forbidden = await db
    .selectFrom('representation_forbidden')
    .select(['name', 'page_id'])
    .where('user_id', '=', user)
    .execute()
  const key = companyKey(name)
  return forbidden.some(
    (one) => companyKey(one.name) === key || (one.page_id !== null && one.page_id === client_page_id),
  )
}
