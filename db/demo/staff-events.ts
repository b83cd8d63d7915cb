import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/tables.ts'
import { allSwitches } from '#features/site/switches/events.ts'

/** What staff are seen to have done elsewhere in the demo, as the audit has it: texts, newsletters, switches, looks at data. */
export async function tellWhatStaffDid(tx: Transaction<DB>): Promise<void> {
  await sql`insert into events (id, at, name, thing, thing_id, actor_id, request_id, data, by_staff)
    select gen_random_uuid(), at, name, thing, thing_id, actor, 'demo', data, true from (
      select published_at as at, 'article.published' as name, 'article' as thing, articles.id as thing_id, published_by as actor,
        jsonb_build_object('article', articles.id, 'slug', slug, 'number', number) as data
      from article_versions join articles on articles.id = article_id
      union all select changed_at, 'article.written', 'article', id, changed_by, jsonb_build_object('article', id, 'slug', slug) from articles
      union all select started_at, 'newsletter.moved', 'newsletter', id, changed_by,
        jsonb_build_object('newsletter', id, 'name', name, 'from', 'draft', 'to', 'sending', 'readers', 60)
      from newsletters where started_at is not null
      union all select changed_at, 'site.switched', 'switch', ${allSwitches}::uuid, changed_by,
        jsonb_build_object('name', name, 'from', 'nobody', 'to', audience, 'until', null, 'reason', reason)
      from switches
      union all select at, 'person.guise_begun', 'user', user_id, by_id,
        jsonb_build_object('user', user_id, 'guise', id, 'reason', 'Their applications do not open, ticket 318', 'until', at + interval '30 minutes')
      from personal_data_accesses where why = 'guise') did
    where actor is not null`.execute(tx)
}
