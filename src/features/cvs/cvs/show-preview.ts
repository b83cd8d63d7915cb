import { mayReadFile, noteRead } from '#features/site/files/grants.ts'
import type { Context } from '#platform/server/context.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { pageKey } from './make-preview.ts'

/** For whoever may read the file itself. @throws Refused not_found */
export async function previewCv(
  ctx: Context,
  { file }: Taken<typeof contract.previewCv>,
): Promise<Given<typeof contract.previewCv>> {
  await noteRead(ctx, await demandReadable(ctx, file))
  const row = await ctx.db.selectFrom('cv_previews').selectAll().where('file_id', '=', file).executeTakeFirst()
  return {
    success: true,
    data: {
      state: row?.state ?? 'waiting',
      kind: row?.kind ?? null,
      pages: Array.from({ length: row?.pages_count ?? 0 }, (_, number) => `/api/cv-previews/${file}/pages/${number}`),
      sizes: (row?.sizes ?? []) as { width: number; height: number }[],
      html: row?.html ?? '',
    },
  }
}

export async function previewPage(
  ctx: Context,
  { file, number }: Taken<typeof contract.previewPage>,
): Promise<RawAnswer> {
  const { storage_key } = await demandReadable(ctx, file)
  const bytes = await ctx.files.bytes(pageKey(storage_key, number)).catch(() => {
    throw new Refused('not_found')
  })
  return new RawAnswer(
    200,
    { 'content-type': 'image/webp', 'cache-control': 'private, max-age=86400' },
    Buffer.from(bytes),
  )
}

async function demandReadable(ctx: Context, id: string) {
  const file = found(
    await ctx.db.selectFrom('files').selectAll().where('id', '=', id).where('thing', '=', 'cv').executeTakeFirst(),
  )
  if (!(await mayReadFile(ctx, file, undefined))) throw new Refused('not_found')
  return file
}
