import { type KeptFile, keepBytes, keepFile } from '#features/site/files/keep-file.ts'
import { isAccepted } from '#libraries/cv-reading/accepted-kinds.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { kindOfFile } from '#platform/server/files/kind-of-file.ts'
import { safeName } from '#platform/server/files/safe-name.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { isAnswerField } from '../rules.ts'

/** Files that answer questions, their bytes kept; `keep` makes one count. */
export type AnswerFiles = {
  keep: (tx: Tx, field: string, of: { owner: string | null; application: string }) => Promise<KeptFile | null>
  discard: () => Promise<void>
}

/** Looks at what came along beside the CV before anything is stored. @throws Refused file_unsupported */
export async function takeAnswerFiles(ctx: Context): Promise<AnswerFiles> {
  const files = ctx.received.filter(({ field }) => isAnswerField(field))
  const kinds = await Promise.all(files.map(({ path }) => kindOfFile(path)))
  const kept = new Map<string, { name: string; mime: string; bytes: Awaited<ReturnType<typeof keepBytes>> }>()
  for (const [at, file] of files.entries()) {
    const mime = kinds[at] ?? null
    if (!isAccepted(mime)) throw new Refused('file_unsupported')
    kept.set(file.field, { name: safeName(file.name), mime, bytes: await keepBytes(ctx, file, mime) })
  }
  return {
    async keep(tx, field, { owner, application }) {
      const one = kept.get(field)
      if (!one) return null
      const { name, mime, bytes } = one
      return keepFile(ctx, tx, bytes, { name, mime, owner, thing: 'application-answer', thingId: application })
    },
    async discard() {
      for (const { bytes } of kept.values()) await ctx.files.remove(bytes.storage_key)
    },
  }
}
