import { sql } from 'kysely'
import { isHidden } from '#features/hiring/applications/anonymity.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import type { DropRow } from './select-drops.ts'
import type * as contract from './team-contract.ts'

type Known = Given<typeof contract.showDrop>['data']['known']
type Row = { kind: Known[number]['kind']; id: string; title: string; at: Date }

const most = 5

/** What a company knows already of whoever left it a CV, by account, address or number; nothing of other companies. */
export async function knownOf(ctx: Context, page: string, row: DropRow): Promise<Known> {
  const same = (table: string, user: string) => {
    const of = (column: string) => sql.ref(`${table}.${column}`)
    return sql`(${of(user)} = ${row.user_id}::uuid or lower(${of('email')}) = ${row.email?.toLowerCase() ?? null}
      or ${of('phone')} = ${row.phone})`
  }
  const { rows } = await sql<Row>`
    (select 'application' as kind, applications.id, job_texts.title, submitted_at as at from applications
      join jobs on jobs.id = job_id join job_texts on job_texts.job_id = jobs.id and job_texts.language = jobs.language
      where applications.page_id = ${page} and ${same('applications', 'candidate_id')} and not ${isHidden}
      order by submitted_at desc limit ${most})
    union all
    (select 'pool', pool_entries.id, pool_entries.headline, added_at from pool_entries
      where page_id = ${page} and ${same('pool_entries', 'user_id')} and drop_item_id is distinct from ${row.id}::uuid
      order by added_at desc limit ${most})
    union all
    (select 'drop', i.id, cv_drops.wish, i.created_at from cv_drop_items i join cv_drops on cv_drops.id = i.drop_id
      where i.page_id = ${page} and i.id <> ${row.id}::uuid and ${same('cv_drops', 'user_id')}
      order by i.created_at desc limit ${most})
    order by at desc`.execute(ctx.db)
  return rows.map((one) => ({ ...one, at: one.at.toISOString() }))
}
