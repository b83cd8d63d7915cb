import type { Context } from '#platform/server/context.ts'
import { thumbnail } from '#platform/server/files/pictures.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

const widest = 1_024
const mostBytes = 10_000_000

/**
 * A picture of the caller's own as a data URL, made smaller. Those of others do not exist here, whoever may see them.
 * @throws Refused not_found · wrong_type no picture · too_large more than 10 MB · file_unreadable
 */
export async function pictureAsText(
  ctx: Context,
  { file: id }: Taken<typeof contract.pictureAsText>,
): Promise<Given<typeof contract.pictureAsText>> {
  const file = found(
    await ctx.db
      .selectFrom('files')
      .select(['mime', 'bytes', 'storage_key'])
      .where('id', '=', id)
      .where('owner_id', '=', found(ctx.me).id)
      .executeTakeFirst(),
  )
  if (!file.mime.startsWith('image/')) throw new Refused('wrong_type')
  if (file.bytes > mostBytes) throw new Refused('too_large')
  const small = await thumbnail(await ctx.files.bytes(file.storage_key), widest).catch(() => {
    throw new Refused('file_unreadable')
  })
  ctx.headers['cache-control'] = 'private, no-store'
  const mime = 'image/webp'
  return { success: true, data: { url: `data:${mime};base64,${small.toString('base64')}`, mime, size: small.length } }
}
