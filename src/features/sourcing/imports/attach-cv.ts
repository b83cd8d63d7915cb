import { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { must } from '#platform/shared/refusal.ts'
import { wordsOf } from './add-imported.ts'
import { importSaved } from './events.ts'
import { matchKeysOf } from './match-keys.ts'
import { type LockedImported, lockAnyImported } from './move-imported.ts'
import { mayEdit } from './rules.ts'

/** Keeps the CV somebody has now as an earlier one. */
export async function keepVersion(
  ctx: Context,
  tx: Tx,
  { id, page_id, version, cv_id, content }: LockedImported,
): Promise<void> {
  if (!cv_id && !content) return
  await tx
    .insertInto('imported_versions')
    .values({
      ...{
        imported_id: id,
        of_page_id: page_id,
        version,
        cv_id,
        content: content && JSON.stringify(content),
        replaced_at: ctx.now(),
      },
    })
    .execute()
}

/** Another CV of somebody the company has; what was written by hand stays. @throws Refused import_state: it is the person's own now */
export async function attachCv(
  ctx: Context,
  tx: Tx,
  id: string,
  fresh: { cv: string; content: CvContent },
): Promise<void> {
  const held = await lockAnyImported(tx, id)
  must(mayEdit(held.state))
  await keepVersion(ctx, tx, held)
  const before = held.content ? CvContent.parse(held.content) : null
  const kept = held.corrected.filter((path) => before && path in before)
  const own = Object.fromEntries(kept.map((path) => [path, before?.[path as keyof CvContent]]))
  const content = { ...fresh.content, ...own }
  const headline = held.corrected.includes('headline') ? held.headline : content.headline
  await tx
    .updateTable('imported_candidates')
    .set({
      ...{ cv_id: fresh.cv, content: JSON.stringify(content), headline, updated_at: ctx.now() },
      words: wordsOf(held.name, headline, held.tags, content),
      match_keys: matchKeysOf({ ...held, content }),
    })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await emit(ctx, tx, importSaved, { imported: id, page: held.page_id, user: held.user_id })
}
