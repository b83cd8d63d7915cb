import { type RawBuilder, sql } from 'kysely'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Db, Tx } from '#platform/server/context.ts'
import { toLanguage } from '#platform/shared/languages.ts'

/** How whoever stands in a pool came into it: what they sent, left, or what the company brought along. */
export const pooledFrom = sql`pool_entries
  left join applications on applications.id = pool_entries.application_id
  left join sent_cvs on sent_cvs.application_id = applications.id
  left join cv_drop_items on cv_drop_items.id = pool_entries.drop_item_id
  left join cv_drops on cv_drops.id = cv_drop_items.drop_id
  left join imported_candidates on imported_candidates.id = pool_entries.imported_id`

/** Nobody with an account, whom the CV search knows; of those a company brought along only who agreed. */
export const hasNoAccount: RawBuilder<boolean> = sql<boolean>`(coalesce(pool_entries.user_id, applications.candidate_id, cv_drops.user_id,
  imported_candidates.user_id) is null and (imported_candidates.id is null or imported_candidates.state = 'consented'))`

type Row = Omit<PooledPerson, 'content'> & { content: unknown; headline: string }

/** Somebody of a pool who has no account, as the company was told of them. */
export type PooledPerson = {
  id: string
  name: string
  language: string
  content: CvContent
  /** A position that was named when the CV was left, and those that the company wrote down. */
  wished: number | null
  written: readonly number[]
  country: number | null
  city: number | null
  notice_days: number | null
  available_on: string | null
  updated_at: Date
  source: 'application' | 'drop' | 'import' | 'search'
  application_id: string | null
  job_id: string | null
  drop_item_id: string | null
  imported_id: string | null
}

/** Those of these entries whose people have no account, with what the company has of them; whoever sent no words has a headline at most. */
export async function readPooled(db: Db | Tx, entries: readonly string[]): Promise<PooledPerson[]> {
  if (entries.length === 0) return []
  const { rows } = await sql<Row>`
    select pool_entries.id::text as id, pool_entries.name, pool_entries.language, pool_entries.headline, pool_entries.source,
      coalesce(sent_cvs.content, cv_drops.content, imported_candidates.content) as content,
      cv_drops.position_id as wished, coalesce(imported_candidates.position_ids, '{}') as written,
      coalesce(applications.country_id, cv_drops.country_id, imported_candidates.country_id) as country,
      imported_candidates.city_id as city, imported_candidates.notice_days, imported_candidates.available_on::text as available_on,
      coalesce(imported_candidates.updated_at, sent_cvs.kept_at, cv_drops.created_at, pool_entries.added_at) as updated_at,
      applications.id as application_id, applications.job_id, pool_entries.drop_item_id, pool_entries.imported_id
    from ${pooledFrom} where pool_entries.id = any(${entries as string[]}::uuid[]) and ${hasNoAccount}`.execute(db)
  return rows.map(({ content, headline, ...row }) => {
    const read = CvContent.safeParse(content ?? {}).data
    const bare = { name: row.name, headline, language: toLanguage(row.language) }
    return { ...row, content: content && read ? read : CvContent.parse(bare) }
  })
}
