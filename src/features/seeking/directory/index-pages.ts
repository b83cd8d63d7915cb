import { sql } from 'kysely'
import { writeNames } from '#features/companies/pages/page-names.ts'
import { shownStates } from '#features/companies/pages/page-states.ts'
import type { Db } from '#platform/server/context.ts'
import { onceAVersion } from '#platform/server/db/once-a-version.ts'
import { countRecords } from './count-records.ts'

/** Brings these pages, or all, into the directory as they are now; those that are not shown go out of it. */
export async function indexPages(db: Db, ids: readonly string[] | 'all'): Promise<void> {
  const asked = ids === 'all' ? sql`true` : sql`p.id = any(${[...ids]}::uuid[])`
  const states = [...shownStates]
  await sql`
    insert into page_directory (page_id, kind, country_id, city_id, industry_id, size, verified, open_jobs, pictures)
    select p.id, p.kind, p.country_id, p.city_id, p.industry_id, p.size,
      p.email_verified_at is not null or p.licence_checked_at is not null,
      (select count(*) from jobs where jobs.page_id = p.id and jobs.state = 'live' and not jobs.anonymous),
      (select count(*) from page_pictures where page_pictures.page_id = p.id) + (p.cover_id is not null)::integer
    from pages p where p.state = any(${states}) and ${asked}
    on conflict (page_id) do update set kind = excluded.kind, country_id = excluded.country_id, city_id = excluded.city_id,
      industry_id = excluded.industry_id, size = excluded.size, verified = excluded.verified,
      open_jobs = excluded.open_jobs, pictures = excluded.pictures`.execute(db)
  await sql`delete from page_directory d using pages p
    where p.id = d.page_id and p.state <> all(${states}) and ${asked}`.execute(db)
}

/** To be raised whenever names are spelled, or pages indexed, in another way. */
const version = '2'

/** Fills directory, names and records where this version of the product has not done so. */
export const refillDirectory = (db: Db, now: Date): Promise<void> =>
  onceAVersion(db, 'page_directory', version, async () => {
    await nameAll(db)
    await indexPages(db, 'all')
    await countRecords(db, now)
    await sql`analyze page_names, page_directory`.execute(db)
  })

async function nameAll(db: Db): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .selectFrom('pages')
      .select(['id', 'name', 'legal_name'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(500)
      .execute()
    if (rows.length === 0) return
    await db.transaction().execute(async (tx) => {
      for (const { id, name, legal_name } of rows) await writeNames(tx, id, [name, legal_name])
    })
    last = rows.at(-1)?.id ?? last
  }
}
