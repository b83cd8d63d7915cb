import type { Context, Db } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'

export type Check = Given<typeof contract.ownChecks>['data']['checks'][number]

const selectChecks = (db: Db) =>
  db
    .selectFrom('page_checks')
    .leftJoin('users', 'users.id', 'page_checks.decided_by')
    .leftJoin('files', 'files.id', 'page_checks.file_id')
    .selectAll('page_checks')
    .select(['users.name as decider', 'files.name as file_name'])

type Row = Awaited<ReturnType<ReturnType<typeof selectChecks>['executeTakeFirstOrThrow']>>

/** Everything that was ever checked of a page, the newest first. @param names whether deciders are named: to staff only */
export async function checksOf(ctx: Context, page: string, names: boolean): Promise<Check[]> {
  const rows = await selectChecks(ctx.db)
    .where('page_checks.page_id', '=', page)
    .orderBy('asked_at', 'desc')
    .orderBy('page_checks.id')
    .limit(100)
    .execute()
  const mayRead = names || ctx.membership?.may('page.edit')
  return rows.map((row) => ({ ...checkOf(row, names), file: mayRead ? fileOf(row) : null }))
}

const fileOf = ({ file_id, file_name }: Row) =>
  file_id && file_name ? `/api/files/${file_id}/${encodeURIComponent(file_name)}` : null

function checkOf(row: Row, names: boolean): Omit<Check, 'file'> {
  const { id, domain, number, authority, expires_on, words } = row
  return {
    ...{ id, domain, number, authority, expires_on, words },
    what: row.what,
    state: row.state,
    asked_at: row.asked_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by: names ? row.decider : null,
  }
}
