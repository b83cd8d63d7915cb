import { readFile } from 'node:fs/promises'
import { ZodError } from 'zod'
import { contentOfResume, looksLikeResume } from '#libraries/json-resume/content-of-resume.ts'
import type { Context } from '#platform/server/context.ts'
import { safeName } from '#platform/server/files/safe-name.ts'
import type { ReceivedFile } from '#platform/server/http/received-file.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { startCv } from './add-cv-of-file.ts'
import type * as contract from './contract.ts'
import { viewCv } from './cvs.ts'

/** A new CV of a JSON Resume file. @throws Refused file_missing · resume_unreadable */
export async function importResume(ctx: Context): Promise<Given<typeof contract.importResume>> {
  const file = ctx.received[0]
  if (!file) throw new Refused('file_missing')
  const { content, left } = await contentIn(file)
  const name = safeName(file.name).replace(/\.json$/i, '')
  const user = found(ctx.me).id
  const id = await ctx.db.transaction().execute((tx) => startCv(ctx, tx, { user, name, content, cause: 'imported' }))
  return { success: true, data: { cv: await viewCv(ctx, id), left } }
}

async function contentIn(file: ReceivedFile) {
  try {
    const value: unknown = JSON.parse(await readFile(file.path, 'utf8'))
    if (looksLikeResume(value)) return contentOfResume(value)
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof ZodError)) throw error
  }
  throw new Refused('resume_unreadable')
}
