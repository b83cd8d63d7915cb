import type { Db } from '#platform/server/context.ts'

/** The CV that is sent unless another is chosen; one without a file must say something to be printed. */
export async function primaryCv(db: Db, user: string): Promise<{ id: string; name: string } | null> {
  const row = await db
    .selectFrom('cvs')
    .select(['id', 'name'])
    .where('user_id', '=', user)
    .where('is_primary', '=', true)
    .where(({ or, eb }) => or([eb('file_id', 'is not', null), eb('content', 'is not', null)]))
    .executeTakeFirst()
  return row ?? null
}
