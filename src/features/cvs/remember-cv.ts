import type { Context, Tx } from '#platform/server/context.ts'
import { newId } from '#platform/shared/ids.ts'

type Stored = { id: string; name: string }

/** Counts a stored file among the CVs of a person, as the one that is used unless another is chosen. */
export async function rememberCv(ctx: Context, tx: Tx, user: string, file: Stored): Promise<void> {
  const at = ctx.now()
  await tx
    .updateTable('cvs')
    .set({ is_primary: false })
    .where('user_id', '=', user)
    .where('is_primary', '=', true)
    .execute()
  await tx
    .insertInto('cvs')
    .values({
      id: newId(),
      user_id: user,
      file_id: file.id,
      name: file.name,
      is_primary: true,
      created_at: at,
      updated_at: at,
    })
    .onConflict((known) => known.columns(['user_id', 'file_id']).doUpdateSet({ is_primary: true }))
    .execute()
}
