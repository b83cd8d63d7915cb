import type { Context } from '#platform/server/context.ts'

export type FileRow = {
  id: string
  owner_id: string | null
  page_id: string | null
  thing: string | null
  thing_id: string | null
}
/** Whether this visitor may read a file that belongs to a kind of thing. */
export type Grant = (ctx: Context, file: FileRow) => boolean | Promise<boolean>

/** What is written down when somebody else than the owner reads a file. */
export type ReadNote = (ctx: Context, file: FileRow) => Promise<void>

let grants: Record<string, Grant> = {}
let readNotes: Record<string, ReadNote> = {}

/** Called once at start with the lists of `src/grants.ts`. */
export function registerGrants(list: Record<string, Grant>, notes: Record<string, ReadNote>): void {
  grants = list
  readNotes = notes
}

/** Writes down that a file was read, where its kind asks for that. */
export async function noteRead(ctx: Context, file: FileRow): Promise<void> {
  if (ctx.me && file.owner_id === ctx.me.id) return
  const note = file.thing && Object.hasOwn(readNotes, file.thing) ? readNotes[file.thing] : undefined
  await note?.(ctx, file)
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
  const grant = file.thing && Object.hasOwn(grants, file.thing) ? grants[file.thing] : undefined
  return grant ? grant(ctx, file) : false
}

/** For whoever was found to have a right to a file by another way than its grants: good for this request. */
export const signedPass = (ctx: Context, file: string): Promise<string> => ctx.signer.sign('file', { file }, 60)

/** A link that anybody may use for a while. @param seconds how long it holds */
export async function signedLink(ctx: Context, file: { id: string; name: string }, seconds: number): Promise<string> {
  const signature = await ctx.signer.sign('file', { file: file.id }, seconds)
  return `/api/files/${file.id}/${encodeURIComponent(file.name)}?sig=${signature}`
}
