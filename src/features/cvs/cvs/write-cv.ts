import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { CvLook } from '#libraries/cv-content/look-contract.ts'
import type { ReadCv } from '#libraries/cv-content/reading-contract.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { ownerOf } from '#platform/server/db/owners.ts'
import { emit } from '#platform/server/events/emit.ts'
import { found, must } from '#platform/shared/refusal.ts'
import { type CvEvent, mayMoveCv, stateAfter } from './cv-states.ts'
import { cvChanged } from './events.ts'
import type { CvRow } from './own-cv.ts'

export type VersionCause = 'read' | 'written' | 'restored' | 'imported'

type Change = {
  content: CvContent
  look?: CvLook
  corrected: readonly string[]
  cause: VersionCause
  /** What happens to the CV, where the cause alone does not tell it. */
  event?: CvEvent
  /** What it was read from, if that is new. */
  read?: ReadCv
  file?: { id: string; name: string }
}

/** What is written within so long is one version, in ms: a sitting, not each letter. */
const sitting = 600_000
const keptVersions = 50

/**
 * The one way to change what a CV says: the row, its history, and everybody who looks at it. The row must be held.
 * @returns the new version
 * @throws Refused cv_state
 */
export async function writeCv(ctx: Context, tx: Tx, row: CvRow, change: Change): Promise<number> {
  const { content, look = row.look, corrected, cause, read, file } = change
  const { event = cause === 'read' ? 'understand' : 'write' } = change
  must(mayMoveCv(row.state, event))
  const version = row.version + 1
  await tx
    .updateTable('cvs')
    .set({
      content: JSON.stringify(content),
      look: JSON.stringify(look),
      corrected: [...corrected],
      state: found(stateAfter(row.state, event)),
      version,
      updated_at: ctx.now(),
      ...(read && { read: JSON.stringify(read) }),
      ...(file && { file_id: file.id, name: file.name }),
    })
    .where('id', '=', row.id)
    .execute()
  await keepVersion(ctx, tx, row, { version, content, look, cause })
  await emit(ctx, tx, cvChanged, { user: row.user_id, cv: row.id })
  return version
}

type Version = { version: number; content: CvContent; look: CvLook; cause: VersionCause }

/** The history holds what the CV says now too; a sitting goes on in its own version. */
export async function keepVersion(
  ctx: Context,
  tx: Tx,
  cv: Pick<CvRow, 'id' | 'version'>,
  { version, content, look, cause }: Version,
): Promise<void> {
  const values = { version, content: JSON.stringify(content), look: JSON.stringify(look), cause }
  const goesOn =
    cause === 'written' &&
    (await tx
      .updateTable('cv_versions')
      .set(values)
      .where('cv_id', '=', cv.id)
      .where('version', '=', cv.version)
      .where('cause', '=', 'written')
      .where('created_at', '>', new Date(ctx.now().getTime() - sitting))
      .returning('version')
      .executeTakeFirst())
  if (goesOn) return
  await tx
    .insertInto('cv_versions')
    .values({ cv_id: cv.id, of_user_id: ownerOf('cv_versions', cv.id), created_at: ctx.now(), ...values })
    .execute()
  const oldest = await tx
    .selectFrom('cv_versions')
    .select('version')
    .where('cv_id', '=', cv.id)
    .orderBy('version', 'desc')
    .offset(keptVersions)
    .limit(1)
    .executeTakeFirst()
  if (oldest)
    await tx.deleteFrom('cv_versions').where('cv_id', '=', cv.id).where('version', '<=', oldest.version).execute()
}
