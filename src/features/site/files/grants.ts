import type { Context } from '#platform/server/context.ts'
import { partsOf } from '#platform/server/feature.ts'
import type { FileRow } from '#platform/server/files/grant.ts'

/** Writes down that a file was read, where its kind asks for that. */
export async function noteRead(ctx: Context, file: FileRow): Promise<void> {
  if (ctx.me && file.owner_id === ctx.me.id) return
  await partsOf(ctx).readNotes.get(file.thing ?? '')?.(ctx, file)
}

/** Whether a signature lets whoever has it read this file. */
export async function hasPass(
  ctx: Context,
  file: Pick<FileRow, 'id'>,
  signature: string | undefined,
): Promise<boolean> {
  return signature !== undefined && (await ctx.signer.read('file', signature))?.file === file.id
}

/** Owners read their files; everybody else what the thing it belongs to grants, or a signed link. */
export async function mayReadFile(ctx: Context, file: FileRow, signature: string | undefined): Promise<boolean> {
  if (ctx.me && file.owner_id === ctx.me.id) return true
  if (await hasPass(ctx, file, signature)) return true
  for (const grant of partsOf(ctx).grants.get(file.thing ?? '') ?? []) if (await grant(ctx, file)) return true
  return false
}

/** Whoever may read a file may watch what becomes of it. */
export async function mayWatchFile(ctx: Context, id: string): Promise<boolean> {
  const file = await ctx.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst()
  return file !== undefined && mayReadFile(ctx, file, undefined)
}

/** For whoever was found to have a right to a file by another way than its grants: good for this request. */
export const signedPass = (ctx: Context, file: string): Promise<string> => ctx.signer.sign('file', { file }, 60)

/** A link that anybody may use for a while. @param seconds how long it holds */
export async function signedLink(ctx: Context, file: { id: string; name: string }, seconds: number): Promise<string> {
  const signature = await ctx.signer.sign('file', { file: file.id }, seconds)
  return `/api/files/${file.id}/${encodeURIComponent(file.name)}?sig=${signature}`
}
