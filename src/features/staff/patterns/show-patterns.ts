import { type RawBuilder, sql } from 'kysely'
import { keepAccess } from '#features/site/staff-rights/keep-access.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { mostLinks, type PatternKind, shortestText } from './rules.ts'

type Row = { by: PatternKind; kind: 'page' | 'person'; id: string; name: string; state: string }

/** What a page or a person shares with others, a few of each kind. Looking at a person is written down. @throws Refused not_found */
export async function showPatterns(
  ctx: Context,
  { kind, id }: Taken<typeof contract.showPatterns>,
): Promise<Given<typeof contract.showPatterns>> {
  const query = ctx.db.selectFrom(kind === 'page' ? 'pages' : 'users').select('id')
  found(await query.where('id', '=', id).executeTakeFirst())
  if (kind === 'person') await keepAccess(ctx, 'links', [id])
  const parts = kind === 'page' ? ofPage(id) : ofPerson(id)
  const { rows } = await sql<Row>`${sql.join(parts.map(bounded), sql` union all `)}`.execute(ctx.db)
  return { success: true, data: rows }
}

const bounded = (part: RawBuilder<unknown>) => sql`(select distinct * from (${part}) as part limit ${mostLinks})`

const otherPages = (by: PatternKind, some: RawBuilder<unknown>, page: string) =>
  sql`select ${by}::text as by, 'page' as kind, pages.id, pages.name, pages.state from pages where pages.id in (${some}) and pages.id <> ${page}`

/** Of its name, its places, its texts and its payer; and the telephones and devices of its team. */
const ofPage = (page: string) => {
  const team = sql`select user_id from page_members where page_id = ${page} and state = 'active'`
  const texts = sql`select md5(description) from job_texts join jobs on jobs.id = job_id
    where jobs.page_id = ${page} and length(description) >= ${shortestText} order by jobs.created_at desc limit 50`
  return [
    // a name of signs alone looks like nothing
    otherPages(
      'name',
      sql`select other.id from pages own join pages other on look_of(other.name) = look_of(own.name)
        where own.id = ${page} and look_of(own.name) <> ''`,
      page,
    ),
    otherPages(
      'phone',
      sql`select page_id from page_places where phone in (select phone from page_places where page_id = ${page} and phone is not null)`,
      page,
    ),
    otherPages(
      'text',
      sql`select jobs.page_id from job_texts join jobs on jobs.id = job_id where md5(description) in (${texts})`,
      page,
    ),
    otherPages(
      'payment',
      sql`select page_id from page_billing where tax_number in (select tax_number from page_billing where page_id = ${page} and tax_number <> '')`,
      page,
    ),
    sql`select 'device' as by, 'person' as kind, users.id, users.name, users.state from users where id in (
      select other.user_id from devices own join devices other using (device_hash) where own.user_id in (${team}))
      and users.id not in (${team})`,
    sql`select 'phone' as by, 'person' as kind, users.id, users.name, users.state from users
      where phone in (select phone from page_places where page_id = ${page} and phone is not null) and users.id not in (${team})`,
  ]
}

/** The telephone and the devices of a person, with other people and with places of companies. */
const ofPerson = (person: string) => {
  const phone = sql`select phone from users where id = ${person} and phone is not null`
  return [
    sql`select 'device' as by, 'person' as kind, users.id, users.name, users.state from users where id in (
      select other.user_id from devices own join devices other using (device_hash) where own.user_id = ${person})
      and users.id <> ${person}`,
    sql`select 'phone' as by, 'person' as kind, users.id, users.name, users.state from users
      where phone in (${phone}) and users.id <> ${person}`,
    sql`select 'phone' as by, 'page' as kind, pages.id, pages.name, pages.state from pages
      where pages.id in (select page_id from page_places where phone in (${phone}))`,
  ]
}
