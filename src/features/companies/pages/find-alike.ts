import { sql } from 'kysely'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { looksLike, spellingsOf } from './likeness.ts'
import { pagesNamed } from './page-names.ts'
import { lookedAtStates } from './page-states.ts'

const mostCompared = 50

/** The page that one of these names looks like; none of one's own. @param own the page that is to be named so, once there is one */
export async function findAlike(
  ctx: Context,
  db: Db | Tx,
  names: readonly (string | null | undefined)[],
  own: string | null = null,
): Promise<{ id: string; name: string } | null> {
  for (const name of names)
    for (const spelling of name ? spellingsOf(name) : []) {
      const rows = await db
        .selectFrom('pages')
        .innerJoin(pagesNamed(spelling).as('named'), 'named.page_id', 'pages.id')
        .select(['pages.id', 'name', 'legal_name'])
        .where('state', 'in', lookedAtStates)
        .$if(own !== null, (query) => query.where('pages.id', '<>', own as string))
        .where(sql<boolean>`not exists (select from page_members m where m.page_id = pages.id and m.user_id = ${ctx.me?.id ?? null}
          and m.role = 'owner' and m.state = 'active')`)
        .orderBy('named.fit', 'desc')
        .limit(mostCompared)
        .execute()
      const alike = rows.find((row) =>
        [row.name, row.legal_name].some((other) => other && looksLike(name as string, other)),
      )
      if (alike) return alike
    }
  return null
}
