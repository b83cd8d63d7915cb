import { type RawBuilder, sql } from 'kysely'
import { selectPages } from '#features/companies/pages/page-view.ts'
import { pageCalled } from '#features/companies/pages/show-page.ts'
import { findAccounts, findOwner } from '#features/people/accounts/find-accounts.ts'
import { toE164 } from '#features/people/accounts/phone-number.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import type { Context } from '#platform/server/context.ts'
import { fillNames } from '#platform/server/db/fill-names.ts'
import { releaseNames, takeName } from '#platform/server/db/names.ts'
import { newId } from '#platform/shared/ids.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { median, quantile } from './parts/middle.ts'
import type { Result } from './parts/result.ts'

const rounds = 300
const many = { people: 1_000_000, pages: 200_000, former: 50_000 }

/** Finding an account by its address and a page by its slug among a million: by their names, and by their rows alone as it was before. */
export default async function names(): Promise<Result> {
  const site = await aSite()
  await fill(site)
  const begun = performance.now()
  const filled = await fillNames(site.world.db, site.world.now())
  const seconds = (performance.now() - begun) / 1_000
  await site.pool.query('vacuum analyze')
  const rows = await inTurn(asks(backgroundContext(site.world)))
  return {
    title: `${many.people} accounts, ${many.pages} pages; ${rounds} times each, in turns; ${filled} names filled in in ${seconds.toFixed(0)} s`,
    rows,
  }
}

function asks(ctx: Context): Record<string, (at: number) => Promise<unknown>> {
  const mail = (at: number) => `person${(at * 3_331) % many.people}@example.com`
  const slug = (at: number) => `page-${(at * 331) % many.pages}`
  const former = (at: number) => `old-${(at * 331) % many.former}`
  const users = (is: RawBuilder<boolean>) => ctx.db.selectFrom('users').selectAll().where(is).execute()
  const page = (is: RawBuilder<boolean>) => selectPages(ctx.db).where(is).executeTakeFirst()
  return {
    'accounts of an address (sign-in), by rows alone': (at) =>
      ctx.db
        .selectFrom('users')
        .selectAll()
        .select(sql<boolean>`email_verified_at is not null`.as('confirmed'))
        .distinctOn(sql`confirmed`)
        .where((or) => or.or([or(sql`lower(email)`, '=', mail(at)), or('phone', '=', toE164(mail(at)) ?? '')]))
        .where('state', '!=', 'erased')
        .orderBy('confirmed')
        .orderBy('created_at', 'desc')
        .execute(),
    'accounts of an address (sign-in), by name': (at) => findAccounts(ctx.db, mail(at)),
    'who confirmed an address, by rows alone': (at) =>
      users(sql<boolean>`(lower(email) = ${mail(at)} and email_verified_at is not null)`),
    'who confirmed an address, by name': (at) => findOwner(ctx.db, { email: mail(at) }),
    'whether anybody confirmed one that nobody has, by rows alone': (at) =>
      users(sql<boolean>`(lower(email) = ${`no${mail(at)}`} and email_verified_at is not null)`),
    'whether anybody confirmed one that nobody has, by name': (at) => findOwner(ctx.db, { email: `no${mail(at)}` }),
    'a page by its slug, by rows alone': (at) => page(sql<boolean>`pages.slug = ${slug(at)}`),
    'a page by its slug, by name': (at) => page(sql<boolean>`pages.id = ${pageCalled(slug(at))}`),
    'a page by a slug it had, by rows alone': async (at) =>
      (await page(sql<boolean>`pages.slug = ${former(at)}`)) ??
      page(sql<boolean>`pages.id in (select page_id from page_slugs where slug = ${former(at)})`),
    'a page by a slug it had, by name': (at) => page(sql<boolean>`pages.id = ${pageCalled(former(at))}`),
    'a name taken and given up': (at) =>
      ctx.db.transaction().execute(async (tx) => {
        await takeName(tx, 'slug', `new-${at}`, newId())
        await releaseNames(tx, 'slug', sql`value = ${`new-${at}`}`)
      }),
  }
}

async function fill({ pool }: Site): Promise<void> {
  for (let from = 0; from < many.people; from += 100_000)
    await pool.query(
      `insert into users (id, account_type, name, email, language, country_id, created_at, email_verified_at)
       select gen_random_uuid(), 'candidate', 'Person ' || n, 'Person' || n || '@example.com', 'en', $1, now(),
         case when n % 10 > 0 then now() end from generate_series($2::integer, $2 + 99999) n`,
      [countryId('AE'), from],
    )
  // a page begins with credits, of which this asks nothing
  await pool.query('alter table pages disable trigger user')
  await pool.query(
    `insert into pages (id, slug, kind, name, country_id, state, created_at)
     select gen_random_uuid(), 'page-' || n, 'company', 'Page ' || n, $1, 'active', now() from generate_series(0, ${many.pages - 1}) n`,
    [countryId('AE')],
  )
  await pool.query(
    `insert into page_slugs (slug, page_id, until)
     select 'old-' || (row_number() over () - 1), id, now() from (select id from pages limit ${many.former}) as those`,
  )
  await pool.query('vacuum analyze')
}

async function inTurn(asked: Record<string, (at: number) => Promise<unknown>>): Promise<Result['rows']> {
  const taken = new Map<string, number[]>(Object.keys(asked).map((what) => [what, []]))
  for (let round = -10; round < rounds; round++)
    for (const [what, ask] of Object.entries(asked)) {
      const begun = performance.now()
      await ask(round + 10)
      if (round >= 0) taken.get(what)?.push(performance.now() - begun)
    }
  const rounded = (ms: number) => Math.round(ms * 100) / 100
  return [...taken].map(([what, ms]) => ({
    what,
    'p50, ms': rounded(median(ms)),
    'p99, ms': rounded(quantile(ms, 0.99)),
  }))
}
