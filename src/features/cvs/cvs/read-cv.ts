import { z } from 'zod'
import { countryCode } from '#features/site/lookups/country-id.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { contentOf } from '#libraries/cv-content/content-of.ts'
import type { ReadCv } from '#libraries/cv-content/reading-contract.ts'
import { isAccepted, readers } from '#libraries/cv-reading/accepted-kinds.ts'
import { documentReader } from '#libraries/cv-reading/document-reader.ts'
import { plainCv } from '#libraries/cv-reading/plain-cv.ts'
import { backgroundTask, enqueue } from '#platform/server/background/background-task.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { mergeRead } from './correcting/merge-read.ts'
import { type CvEvent, eventOfRefusal, isWaiting, stateAfter } from './cv-states.ts'
import { cvChanged } from './events.ts'
import { type CvRow, cvRowOf } from './own-cv.ts'
import { demoteAnothers } from './primary-cv.ts'
import { withCopy } from './with-copy.ts'
import { writeCv } from './write-cv.ts'

/** Queues the reading of a CV that waits for it. */
export const askToRead = (tx: Tx, cv: string): Promise<void> => enqueue(tx, readCv, { cv }, { key: `read-cv:${cv}` })

/** Reads the file of a CV behind the fence, and says what it says; a file that says nothing is told by its state. */
export const readCv = backgroundTask('read-cv', z.object({ cv: z.string() }), async (ctx, { cv }) => {
  const row = cvRowOf(await ctx.db.selectFrom('cvs').selectAll().where('id', '=', cv).executeTakeFirst())
  const file =
    row?.file_id && (await ctx.db.selectFrom('files').selectAll().where('id', '=', row.file_id).executeTakeFirst())
  if (!row || !file || !isWaiting(row.state)) return
  await move(ctx, cv, 'scan')
  const understood = await understand(ctx, file, await countryOf(ctx, row.user_id)).catch((error: unknown) => {
    if (error instanceof Refused) return error
    throw error
  })
  if (understood instanceof Refused) return move(ctx, cv, eventOfRefusal(understood.code))
  await ctx.db.transaction().execute(async (tx) => {
    const held = cvRowOf(await tx.selectFrom('cvs').selectAll().where('id', '=', cv).forUpdate().executeTakeFirst())
    // whoever began to write by hand meanwhile is not interrupted
    if (!held || !isWaiting(held.state)) return
    await writeRead(ctx, tx, held, understood)
  })
})

/** What a stored file says, read behind the fence. @throws Refused file_unsupported · file_wordless · what the reader refuses */
export async function understand(
  ctx: Context,
  file: { mime: string; storage_key: string },
  country: string | null,
): Promise<Reading> {
  const { mime } = file
  if (!isAccepted(mime)) throw new Refused('file_unsupported')
  const { cv: read, content } = await withCopy(ctx, file.storage_key, (at) =>
    documentReader.understand(at, readers[mime], country),
  )
  return { read, content }
}

/** What was read of a file; the whole content where this site printed it and it came back as it was. */
export type Reading = { read: ReadCv; content: CvContent | null }

/** What was read, as a CV says it. */
export const contentRead = ({ read, content }: Reading): CvContent => content ?? contentOf(plainCv(read))

/** Skills named in passing stand in any text. */
const listedSurely = 0.7

/**
 * Neither a way to reach somebody nor work, studies or listed skills were understood: a name alone is a heading or a word of
 * a picture as often as it is a name.
 */
export function isNoCv({ read, content }: Reading): boolean {
  const { email, phones, experience, education } = content ?? contentOf(plainCv(read))
  const skills = content ? content.skills : read.skills.filter(({ confidence }) => confidence > listedSurely)
  return email === '' && [phones, experience, education, skills].every(({ length }) => length === 0)
}

/** What was read becomes what the CV says, but for what the person wrote. The row must be held. */
export async function writeRead(
  ctx: Context,
  tx: Tx,
  row: CvRow,
  { read, content }: Reading,
  file?: { id: string; name: string },
): Promise<number> {
  const fresh = contentRead({ read, content })
  const mine = row.content && { content: row.content, corrected: row.corrected }
  await demoteAnothers(tx, row, read)
  const merged = mine ? mergeRead(mine, row.read && contentOf(plainCv(row.read)), fresh) : null
  return writeCv(ctx, tx, row, {
    ...(merged ?? { content: fresh, corrected: [], look: { ...row.look, language: fresh.language } }),
    cause: 'read',
    ...(isWaiting(row.state) && isNoCv({ read, content }) && { event: 'found_wordless' as const }),
    read,
    ...(file && { file }),
  })
}

/** Where the phone numbers of a person are at home. */
export async function countryOf(ctx: Context, user: string): Promise<string | null> {
  const row = await ctx.db.selectFrom('users').select('country_id').where('id', '=', user).executeTakeFirst()
  return row ? countryCode(row.country_id) : null
}

async function move(ctx: Context, id: string, event: CvEvent): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = cvRowOf(await tx.selectFrom('cvs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst())
    const state = row && stateAfter(row.state, event)
    if (!row || !state || state === row.state) return
    await tx.updateTable('cvs').set({ state, updated_at: ctx.now() }).where('id', '=', id).execute()
    await emit(ctx, tx, cvChanged, { user: row.user_id, cv: id })
  })
}
