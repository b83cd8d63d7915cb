import { sql } from 'kysely'
import { isHidden } from '#features/hiring/applications/anonymity.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import { meaningsOf } from '#features/site/understanding/meanings.ts'
import type { Db, World } from '#platform/server/context.ts'
import { entryOf, type Relations } from './index/entry-of.ts'
import { idsAfter, type Person, readPeople } from './index/read-people.ts'
import { writeEntries } from './index/write-entries.ts'

const chunk = 200

type Asking = Pick<World, 'db' | 'now'>

/**
 * Brings people into the search table as they are now; whoever sleeps, is gone or says nothing of the own work goes out.
 * One at a time for each person: who read earlier must not write later.
 */
export async function indexPeople(world: Asking, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += chunk) await indexSome(world, ids.slice(at, at + chunk))
}

async function indexSome(world: Asking, ids: readonly string[]) {
  const [kept, meanings] = await Promise.all([readKept(world), meaningsOf(world)])
  await world.db.transaction().execute(async (tx) => {
    const those = tx
      .selectFrom('users')
      .select('id')
      .where('id', 'in', [...ids])
    await those.orderBy('id').forNoKeyUpdate().execute()
    const people = (await readPeople(tx, ids)).filter(isToBeFound)
    const relations = await relationsOf(tx, people)
    const entries = people.map((person) =>
      entryOf(person, relations.get(person.id) ?? nobody, kept, meanings, world.now()),
    )
    await writeEntries(tx, entries)
    const there = new Set(people.map(({ id }) => id))
    const gone = ids.filter((id) => !there.has(id))
    if (gone.length > 0) await tx.deleteFrom('cv_search').where('user_id', 'in', gone).execute()
  })
}

/** Fills the table anew. Searches go on meanwhile, over what it knew before. */
export async function indexEverybody(world: Asking): Promise<void> {
  let last: string | null = null
  for (;;) {
    const ids: string[] = await idsAfter(world.db, last, chunk)
    if (ids.length === 0) break
    await indexPeople(world, ids)
    last = ids.at(-1) ?? null
  }
  await sql`delete from cv_search where not exists (
    select from users where users.id = cv_search.user_id and state = 'active'
      and (exists (select from profiles where profiles.user_id = users.id) or exists (select from cvs where cvs.user_id = users.id)))`.execute(
    world.db,
  )
}

const isToBeFound = ({ state, account_type, visibility, cv_id }: Person) =>
  state === 'active' && account_type === 'candidate' && (visibility !== null || cv_id !== null)

const nobody: Relations = { to: [], not: [], jobs: [] }

/** Pages that may see each of these people whole, or must not find them, and the jobs they applied to. */
async function relationsOf(db: Db, people: readonly Person[]): Promise<Map<string, Relations>> {
  const ids = people.map(({ id }) => id)
  const { rows } = await sql<Relations & { id: string }>`
    select people.id::text,
      array(select distinct page_id::text from applications where candidate_id = people.id and stage <> 'withdrawn' and not ${isHidden}
        union select page_id::text from cv_unlocks where user_id = people.id) as to,
      array(select page_id::text from excluded_pages where user_id = people.id) as not,
      array(select job_id::text from applications where candidate_id = people.id and stage <> 'withdrawn'
        and not ${isHidden}) as jobs
    from unnest(${ids}::uuid[]) as people(id)`.execute(db)
  return new Map(rows.map(({ id, ...relations }) => [id, relations]))
}
