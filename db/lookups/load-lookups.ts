import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '#db/tables.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { columnsOf, type TextColumns, textColumns } from '#platform/server/db/text-columns.ts'
import { type City, type Entry, type List, lists, readLookups } from './read-lookups.ts'

const rowsAtOnce = 1_000

/**
 * Brings the shipped lists and cities into the database. Writes nothing when they are the ones already loaded. What an
 * admin hid, reordered, worded or added stays so; entries that are no longer shipped stay too, since saved things may point at them.
 */
export async function loadLookups(db: Kysely<DB>): Promise<void> {
  const { entries, cities, hash } = await readLookups()
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('loaded_content'))`.execute(tx)
    if ((await loadedHash(tx)) === hash) return
    for (const list of lists) await loadList(tx, list, entries[list])
    await loadCities(tx, cities)
    await rememberHash(tx, hash)
  })
}

async function loadedHash(tx: Transaction<DB>) {
  const row = await tx.selectFrom('loaded_content').select('hash').where('name', '=', 'lookups').executeTakeFirst()
  return row?.hash
}

async function rememberHash(tx: Transaction<DB>, hash: string) {
  await tx
    .insertInto('loaded_content')
    .values({ name: 'lookups', hash, loaded_at: sql<Date>`now()` })
    .onConflict((known) => known.column('name').doUpdateSet({ hash, loaded_at: sql<Date>`now()` }))
    .execute()
}

async function loadList(tx: Transaction<DB>, list: List, entries: Entry[]) {
  const rows = entries.map((entry, position) => ({
    ...columnsOf(entry),
    list,
    id: entry.id,
    parent: entry.parent ?? null,
    code: entry.code ?? null,
    position,
  }))
  for (const chunk of chunks(rows))
    await tx
      .insertInto('lookup_entries')
      .values(chunk)
      .onConflict((known) =>
        known
          .columns(['list', 'id'])
          .doUpdateSet((row) => ({
            parent: row.ref('excluded.parent'),
            code: row.ref('excluded.code'),
            ...eachText((name) => row.ref(`excluded.${name}`)),
          }))
          .where('lookup_entries.worded', '=', false),
      )
      .execute()
}

async function loadCities(tx: Transaction<DB>, cities: City[]) {
  const rows = cities.map((city) => ({
    ...columnsOf(city),
    id: city.id,
    country_id: countryId(city.country),
    lat: city.lat,
    lon: city.lon,
    people: city.people,
  }))
  for (const chunk of chunks(rows))
    await tx
      .insertInto('cities')
      .values(chunk)
      .onConflict((known) =>
        known.column('id').doUpdateSet((row) => ({
          country_id: row.ref('excluded.country_id'),
          // what an admin worded stays
          ...eachText((name) => unlessWorded(name, row.ref(`excluded.${name}`))),
          lat: row.ref('excluded.lat'),
          lon: row.ref('excluded.lon'),
          people: unlessWorded('people', row.ref('excluded.people')),
        })),
      )
      .execute()
}

const unlessWorded = <T>(column: string, shipped: T) =>
  sql<never>`case when cities.worded then cities.${sql.ref(column)} else ${shipped} end`

const eachText = <T>(of: (name: keyof TextColumns) => T): Record<keyof TextColumns, T> =>
  Object.fromEntries(textColumns.map((name) => [name, of(name)])) as Record<keyof TextColumns, T>

const chunks = <Row>(rows: Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, at) =>
    rows.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce),
  )
