import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { indexPeople } from './index-people.ts'

const atOnce = 500

/** Reads people anew who have an entry of a list into which another was merged. */
export async function followMerger(ctx: Context, { list, into }: { list: string; into: number }): Promise<void> {
  const those = {
    position: sql`select user_id as id from profiles where position_ids @> array[${into}]::integer[]`,
    degree: sql`select user_id as id from profile_education where degree_id = ${into}`,
    city: sql`select user_id as id from profiles where residence_city_id = ${into}
      union select user_id from profile_places where city_id = ${into}`,
  }[list]
  if (!those) return
  const { rows } = await sql<{ id: string }>`${those}`.execute(ctx.db)
  const ids = rows.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += atOnce) await indexPeople(ctx, ids.slice(from, from + atOnce))
}
