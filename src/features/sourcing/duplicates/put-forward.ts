import type { Db, Tx } from '#platform/server/context.ts'

/** Which of these records were put forward to a client: what runs there is of that record, so that one stays. */
export async function putForward(db: Db | Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('submissions').select('imported_id').where('imported_id', 'in', ids).execute()
  return new Set(rows.flatMap(({ imported_id }) => imported_id ?? []))
}
