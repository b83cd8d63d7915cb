import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { allKinds, said } from '#platform/server/db/names.ts'

/** Kinds with names that rows say and nobody has, or another, and with names that no row says; with how many of both. */
export async function strayNames(db: Db): Promise<Record<string, number>> {
  const stray: Record<string, number> = {}
  for (const kind of allKinds) {
    const { rows } = await sql<{ names: number }>`select count(*)::integer as names
      from (${said(kind, sql`true`)}) as own full join (select value, owner from names where kind = ${kind}) as known using (value, owner)
      where own.value is null or known.value is null`.execute(db)
    if (rows[0]?.names) stray[kind] = rows[0].names
  }
  return stray
}
