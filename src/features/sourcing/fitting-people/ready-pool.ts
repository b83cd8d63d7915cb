import { sql } from 'kysely'
import { comparedOf } from '#features/jobs/matching/compared.ts'
import { Profiled, placeIn } from '#features/jobs/matching/said-by.ts'
import { foldWords } from '#features/site/understanding/fold-words.ts'
import { type Meanings, meaningsOf } from '#features/site/understanding/meanings.ts'
import { namesHash } from '#features/site/understanding/occupations.ts'
import { asAlike, occupationsTitled, unreadTitles } from '#features/sourcing/cv-search/occupations-titled.ts'
import type { World } from '#platform/server/context.ts'
import { onceAVersion } from '#platform/server/db/once-a-version.ts'
import { ownerOf } from '#platform/server/db/owners.ts'
import { type PooledPerson, readPooled } from './pooled-sources.ts'

/** To be raised whenever what is compared is made in another way. */
const version = `7 ${namesHash}`
const chunk = 200

type Asking = Pick<World, 'db' | 'now'>

/**
 * Makes ready what of people without an account is compared with jobs, as they stand in pools now; what was made ready of
 * whoever has an account by now, or is kept no more, goes. Safe to run twice.
 */
export async function readyPool(world: Asking, entries: readonly string[]): Promise<void> {
  if (entries.length === 0) return
  const meanings = await meaningsOf(world)
  await world.db.transaction().execute(async (tx) => {
    // who read earlier must not write later
    const those = tx.selectFrom('pool_entries').select('id').where('id', 'in', entries).orderBy('id')
    await those.forNoKeyUpdate().execute()
    const people = await readPooled(tx, entries)
    const rows = await Promise.all(people.map((person) => rowOf(world, person, meanings)))
    const there = new Set(people.map(({ id }) => id))
    const gone = entries.filter((id) => !there.has(id))
    if (gone.length > 0) await tx.deleteFrom('pool_compared').where('entry_id', 'in', gone).execute()
    if (rows.length > 0)
      await tx
        .insertInto('pool_compared')
        .values(rows)
        .onConflict((known) =>
          known.column('entry_id').doUpdateSet((eb) => ({
            titled: eb.ref('excluded.titled'),
            skills: eb.ref('excluded.skills'),
            wished: eb.ref('excluded.wished'),
            compared: eb.ref('excluded.compared'),
            beside: eb.ref('excluded.beside'),
            updated_at: eb.ref('excluded.updated_at'),
          })),
        )
        .execute()
  })
}

async function rowOf(world: Asking, person: PooledPerson, meanings: Meanings) {
  const { id, content, wished, written, updated_at } = person
  return {
    ...{ entry_id: id, of_page_id: ownerOf('pool_compared', id), wished, updated_at },
    titled: [
      ...occupationsTitled(content, [...(wished ? [wished] : []), ...written], meanings),
      ...unreadTitles(content, meanings).map(asAlike),
    ],
    skills: [...new Set(content.skills.map(({ name }) => foldWords(name)))].filter(Boolean),
    compared: JSON.stringify(comparedOf(content)),
    beside: JSON.stringify(await besidePooled(world, person)),
  }
}

/** What is known beside the CV: where somebody lives, by the city that was written down, else by the CV, else by the country. */
export async function besidePooled(
  world: Asking,
  { content, country, city }: Pick<PooledPerson, 'content' | 'country' | 'city'>,
): Promise<Profiled> {
  const home =
    country && city
      ? { country, city }
      : ((await placeIn(world, content.location)) ?? (country ? { country, city: null } : null))
  return Profiled.parse({ home })
}

/** Fills the table, where that has not been done by this version of the product. */
export const refillPool = (world: Asking): Promise<void> =>
  onceAVersion(world.db, 'pool_compared', version, async () => {
    for (let last: string | null = null; ; ) {
      const ids = await idsAfter(world, last)
      if (ids.length === 0) break
      await readyPool(world, ids)
      last = ids.at(-1) ?? null
    }
  })

async function idsAfter({ db }: Asking, last: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom('pool_entries')
    .select('id')
    .where('user_id', 'is', null)
    .$if(last !== null, (query) => query.where('id', '>', last as string))
    .orderBy('id')
    .limit(chunk)
    .execute()
  return rows.map(({ id }) => id)
}

/** Reads people anew who came into a pool by one of these. */
export async function readyPooledBy(
  world: Asking,
  by: 'application_id' | 'drop_item_id' | 'imported_id',
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const rows = await world.db.selectFrom('pool_entries').select('id').where(by, 'in', ids).execute()
  await readyAll(world, rows)
}

async function readyAll(world: Asking, rows: readonly { id: string }[]): Promise<void> {
  for (let at = 0; at < rows.length; at += chunk)
    await readyPool(
      world,
      rows.slice(at, at + chunk).map(({ id }) => id),
    )
}

/** Reads anew whose work was called by a position that became one with another. */
export async function followMergerInPool(world: Asking, position: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select entry_id::text as id from pool_compared where titled @> ${[String(position)]}::text[]`.execute(world.db)
  await readyAll(world, rows)
}

/** Reads anew in whose CV a name stands that an admin gave to an occupation, or took from it. */
export async function followNameInPool(world: Asking, name: string): Promise<void> {
  const words = foldWords(name).replaceAll(/[\\%_]/g, '\\$&')
  const { rows } = await sql<{ id: string }>`
    select entry_id::text as id from pool_compared where compared::text like ${`%${words}%`}`.execute(world.db)
  await readyAll(world, rows)
}
