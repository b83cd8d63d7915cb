import { type RawBuilder, sql } from 'kysely'
import { pagesNamed } from '#features/companies/pages/page-names.ts'
import { codeOf } from '#features/money/vouchers/rules.ts'
import type { StaffCapability } from '#features/site/staff-rights/permissions.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { type Query, readQuery } from './read-query.ts'

const shown = 8

type Kind = (typeof contract.findKinds)[number]
type Source = { needs: StaffCapability; find: (query: Query, typed: string, now: Date) => RawBuilder<unknown> | null }

/** Everything that fits what was typed, of those kinds that one may read. */
export async function findAnything(
  ctx: Context,
  { q }: Taken<typeof contract.findAnything>,
): Promise<Given<typeof contract.findAnything>> {
  const me = found(ctx.me)
  const query = readQuery(q)
  const kinds = Object.entries(sources).filter(([, { needs }]) => me.mayAsStaff(needs)) as [Kind, Source][]
  const data = await Promise.all(
    kinds.map(async ([kind, { find }]) => {
      const asked = find(query, q, ctx.now())
      const { rows } = asked ? await sql<Row>`${asked} limit ${shown + 1}`.execute(ctx.db) : { rows: [] }
      return { kind, items: rows.slice(0, shown), more: rows.length > shown }
    }),
  )
  return { success: true, data }
}

type Row = { id: string; title: string; hint: string; state: string; link: string }

const any = (conditions: readonly (RawBuilder<unknown> | '' | null)[]): RawBuilder<unknown> | null => {
  const all = conditions.filter((one) => one !== null && one !== '')
  return all.length > 0 ? sql`(${sql.join(all, sql` or `)})` : null
}
/** As `like` understands it: what was typed stands for itself. */
const begins = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`

/** Whoever was here last comes first. */
const people: Source = {
  needs: 'staff.person.read',
  find({ id, email, domain, phone, words }) {
    const fits = any([
      id && sql`id = ${id}::uuid`,
      email && sql`lower(email) like ${begins(email)}`,
      domain && sql`split_part(lower(email), '@', 2) = ${domain}`,
      phone && sql`phone like ${begins(phone)}`,
      words && sql`to_tsvector('simple', name) @@ to_tsquery('simple', ${words})`,
    ])
    return (
      fits &&
      sql`select id, name as title, coalesce(email, phone, '') as hint, state, '/admin/people/' || id as link
        from users where state <> 'erased' and ${fits} order by seen_at desc`
    )
  },
}

const pages: Source = {
  needs: 'staff.page.read',
  find({ id, email, domain }, typed) {
    const fits = any([
      id && sql`pages.id = ${id}::uuid`,
      (email?.split('@')[1] || domain) &&
        sql`split_part(lower(pages.email), '@', 2) = ${email?.split('@')[1] || domain}`,
    ])
    return sql`select pages.id, name as title, coalesce(email, website, slug) as hint, state, '/admin/pages/' || pages.id as link
      from pages
      left join ${pagesNamed(typed)} named on named.page_id = pages.id
      where named.page_id is not null ${fits ? sql`or ${fits}` : sql``}
      order by coalesce(fit, 4) desc, state = 'closed', pages.id desc`
  },
}

const jobs: Source = {
  needs: 'staff.page.read',
  find({ id, reference, words }) {
    const fits = any(
      [
        id && sql`select id from jobs where id = ${id}::uuid`,
        reference && sql`select id from jobs where reference = ${reference}`,
        words && sql`select job_id from job_texts where to_tsvector('simple', title) @@ to_tsquery('simple', ${words})`,
      ].map((query) => query && sql`jobs.id in (${query})`),
    )
    return (
      fits &&
      sql`select jobs.id, job_texts.title, pages.name as hint, jobs.state, '/admin/jobs/' || jobs.id as link
        from jobs
        join pages on pages.id = jobs.page_id
        join job_texts on job_texts.job_id = jobs.id and job_texts.language = jobs.language
        where ${fits} order by jobs.id desc`
    )
  },
}

const orders: Source = {
  needs: 'staff.order.read',
  find({ id, reference, domain, email }, typed) {
    const fits = any([
      id && sql`(orders.id = ${id}::uuid or orders.by_id = ${id}::uuid or orders.page_id = ${id}::uuid)`,
      reference && sql`number like ${begins(reference)}`,
      email && sql`by_id in (select id from users where lower(email) = ${email})`,
      domain || email ? null : sql`orders.page_id in (select page_id from ${pagesNamed(typed)} named where fit >= 2)`,
    ])
    return (
      fits &&
      sql`select orders.id, number as title, coalesce(pages.name, billed_to ->> 'name', '') as hint, orders.state, '/admin/orders/' || orders.id as link
        from orders left join pages on pages.id = orders.page_id
        where ${fits} order by orders.created_at desc`
    )
  },
}

/** One by its code, all that were made together by what they were made for. */
const vouchers: Source = {
  needs: 'staff.voucher.make',
  find({ words }, typed, now) {
    const code = codeOf(typed)
    const byCode =
      code &&
      sql`select vouchers.id, label, code, ${stateIn(sql`used >= uses`, now)}, batch_id
        from vouchers join voucher_batches batch on batch.id = batch_id where code = ${code}`
    const byLabel =
      words &&
      sql`select id, label, '', ${stateIn(sql`false`, now)}, id from voucher_batches batch
        where to_tsvector('simple', label) @@ to_tsquery('simple', ${words})`
    const either = [byCode, byLabel].filter((one) => one !== null && one !== '')
    return either.length > 0
      ? sql`select id, title, hint, state, '/admin/vouchers/' || batch_id as link
          from (${sql.join(either, sql` union all `)}) found (id, title, hint, state, batch_id) order by id desc`
      : null
  },
}

const stateIn = (isRedeemed: RawBuilder<unknown>, now: Date) => sql`case
  when withdrawn_at is not null then 'cancelled'
  when ${isRedeemed} then 'redeemed'
  when ends_at <= ${now} then 'expired'
  when starts_at > ${now} then 'scheduled'
  else 'active' end`

const sources: Record<Kind, Source> = { person: people, page: pages, job: jobs, order: orders, voucher: vouchers }
