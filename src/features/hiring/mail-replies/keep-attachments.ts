import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { keepBytes, keepFile } from '#features/site/files/keep-file.ts'
import { isAccepted } from '#libraries/cv-reading/accepted-kinds.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { kindOfFile } from '#platform/server/files/kind-of-file.ts'
import { safeName } from '#platform/server/files/safe-name.ts'
import { workFolder } from '#platform/server/files/work-folder.ts'
import type { Attachment } from './read-inbound-email.ts'
import { mostFileBytes, mostFiles } from './rules.ts'

/** Files that came along, their bytes kept; `keep` makes them count. What is no document or picture is only named. */
export type KeptAttachments = {
  notKept: string[]
  keep: (tx: Tx, of: { message: string; owner: string | null }) => Promise<void>
  discard: () => Promise<void>
}

/** Looks at each by its content, as at every file that is taken. */
export async function keepAttachments(ctx: Context, attachments: readonly Attachment[]): Promise<KeptAttachments> {
  const folder = await workFolder()
  const kept: { name: string; mime: string; bytes: Awaited<ReturnType<typeof keepBytes>> }[] = []
  const notKept: string[] = []
  const discard = async () => {
    for (const { bytes } of kept) await ctx.files.remove(bytes.storage_key)
  }
  try {
    for (const [number, { name, bytes }] of attachments.entries()) {
      const at = path.join(folder, String(number))
      const shown = safeName(name)
      if (bytes.length === 0 || bytes.length > mostFileBytes || kept.length >= mostFiles) notKept.push(shown)
      else {
        await writeFile(at, bytes)
        const mime = await kindOfFile(at)
        const file = { field: '', name, path: at, bytes: bytes.length, truncated: false }
        if (!isAccepted(mime)) notKept.push(shown)
        else kept.push({ name: shown, mime, bytes: await keepBytes(ctx, file, mime) })
      }
    }
  } catch (error) {
    await discard()
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return {
    notKept: notKept.slice(0, 20),
    discard,
    async keep(tx, { message, owner }) {
      for (const { name, mime, bytes } of kept)
        await keepFile(ctx, tx, bytes, { name, mime, owner, thing: 'message', thingId: message })
    },
  }
}
