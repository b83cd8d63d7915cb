import type { Selectable } from 'kysely'
import type { Cvs } from '#db/tables.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import { CvLook } from '#libraries/cv-content/look-contract.ts'
import { ReadCv } from '#libraries/cv-content/reading-contract.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'
import type { CvState } from './cv-states.ts'

type Row = Selectable<Cvs>

/** A CV as it is stored, its JSON in the shapes of the house. */
export type CvRow = Omit<Row, 'read' | 'content' | 'look' | 'state'> & {
  state: CvState
  read: ReadCv | null
  content: CvContent | null
  look: CvLook
}

/** A CV of the caller. @throws Refused not_found: also for everybody else's */
export async function findOwnCv(ctx: Context, id: string): Promise<CvRow> {
  return found(await selectCv(ctx.db, id, found(ctx.me).id).executeTakeFirst().then(cvRowOf))
}

/** The CV that the caller sends unless another is chosen, where there is one. */
export async function findPrimaryCv({ db, me }: Context): Promise<CvRow | undefined> {
  const own = db.selectFrom('cvs').selectAll().where('user_id', '=', found(me).id)
  return own.where('is_primary', '=', true).executeTakeFirst().then(cvRowOf)
}

/** The same as `findOwnCv`, and nobody else changes it until this transaction is over. @throws Refused not_found */
export async function holdOwnCv(ctx: Context, tx: Tx, id: string): Promise<CvRow> {
  return found(await selectCv(tx, id, found(ctx.me).id).forUpdate().executeTakeFirst().then(cvRowOf))
}

const selectCv = (db: Db | Tx, id: string, user: string) =>
  db.selectFrom('cvs').selectAll().where('id', '=', id).where('user_id', '=', user)

/** What was stored by an older release gains the fields that came since. */
export const cvRowOf = (row: Row | undefined): CvRow | undefined =>
  row && {
    ...row,
    state: row.state,
    read: row.read ? ReadCv.parse(row.read) : null,
    content: row.content ? CvContent.parse(row.content) : null,
    look: lookOf(row.look, row.content),
  }

/** A CV that was never laid out has the look of its language. */
export function lookOf(look: unknown, content: unknown): CvLook {
  const known = CvLook.safeParse(look)
  if (known.success) return known.data
  const { language } = CvContent.safeParse(content).data ?? { language: 'en' as const }
  return CvLook.parse({ language })
}
