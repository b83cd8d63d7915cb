import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { CvLook } from '#libraries/cv-content/look-contract.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { newId } from '#platform/shared/ids.ts'
import { found } from '#platform/shared/refusal.ts'
import { cvStored } from './events.ts'
import { cvRowOf, lookOf } from './own-cv.ts'
import { hasPrimary } from './primary-cv.ts'
import { askToRead, type Reading, writeRead } from './read-cv.ts'
import { keepVersion, type VersionCause } from './write-cv.ts'

type Stored = { id: string; name: string }

/**
 * Counts a stored file among the CVs of a person; as the one that is used unless another is chosen, where there is none yet.
 * What it says is read in the background, unless that was done already.
 * @returns the id of the CV
 */
export async function addCvOfFile(
  ctx: Context,
  tx: Tx,
  user: string,
  file: Stored,
  read: Reading | null,
): Promise<string> {
  const known = await tx
    .selectFrom('cvs')
    .select('id')
    .where('user_id', '=', user)
    .where('file_id', '=', file.id)
    .executeTakeFirst()
  if (known) return known.id
  const id = newId()
  const at = ctx.now()
  const own = { id, user_id: user, is_primary: !(await hasPrimary(tx, user)) }
  const row = { ...own, file_id: file.id, name: file.name, created_at: at, updated_at: at }
  const made = await tx.insertInto('cvs').values(row).returningAll().executeTakeFirstOrThrow()
  await tx.updateTable('files').set({ thing_id: id }).where('id', '=', file.id).execute()
  if (read) await writeRead(ctx, tx, found(cvRowOf(made)), read)
  else await askToRead(tx, id)
  await emit(ctx, tx, cvStored, { user, cv: id })
  return id
}

type Written = { user: string; name: string; content: CvContent; look?: CvLook; cause: VersionCause }

/** A CV that never was a file: the person's own words, so there is nothing to confirm. The first one is the primary. */
export async function startCv(ctx: Context, tx: Tx, { user, name, content, look, cause }: Written): Promise<string> {
  const id = newId()
  const at = ctx.now()
  const looks = look ?? lookOf(null, content)
  await tx
    .insertInto('cvs')
    .values({
      id,
      user_id: user,
      name,
      content: JSON.stringify(content),
      look: JSON.stringify(looks),
      state: 'confirmed',
      is_primary: !(await hasPrimary(tx, user)),
      confirmed_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute()
  await keepVersion(ctx, tx, { id, version: 0 }, { version: 1, content, look: looks, cause })
  await emit(ctx, tx, cvStored, { user, cv: id })
  return id
}
