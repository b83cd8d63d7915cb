import { sql } from 'kysely'
import type { Context, Db } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { mayBeFound, type Scope } from './access.ts'

/** Somebody whom the page may find at this moment; anybody else does not exist for it. @throws Refused not_found */
export async function demandFound({ db }: { db: Db } | Context, scope: Scope, person: string): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`
    select ${mayBeFound(scope, sql`${person}::uuid`)} as found`.execute(db)
  if (!rows[0]?.found) throw new Refused('not_found')
}
