import { sql } from 'kysely'
import { stemsOf } from '#features/jobs/job-search/stems.ts'
import type { Context } from '#platform/server/context.ts'
import { indexPeople } from './index-people.ts'
import { readBoolean } from './query/read-boolean.ts'
import { say, wordsIn } from './query/say.ts'
import { widen } from './query/widen.ts'

/** Reads CVs anew in which a name stands that an admin gave to an occupation, or took from it. */
export async function followName(ctx: Context, name: string): Promise<void> {
  const { node } = readBoolean(`"${name.replaceAll('"', ' ')}"`)
  const wanted = node && widen(node, () => null)
  if (!wanted) return
  const said = say(wanted, { place: 'anywhere', stems: await stemsOf(ctx.db, wordsIn(wanted)), page: null })
  if (said === null) return
  const { rows } = await sql<{ id: string }>`
    select user_id as id from cv_search where fts @@ ${said}::tsquery`.execute(ctx.db)
  await indexPeople(
    ctx,
    rows.map(({ id }) => id),
  )
}
