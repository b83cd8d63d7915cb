import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Shared } from '#platform/server/shareable.ts'
import { shortCode } from '#platform/server/short-code.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { languages } from '#platform/shared/languages.ts'
import type * as contract from './contract.ts'
import { linksOf } from './numbers.ts'
import { channels, codeLength, type ShareKind } from './rules.ts'
import { readShared } from './shareables.ts'
import { textOf } from './text.ts'

type Links = Given<typeof contract.share>['data']['links']

/**
 * Everything one shares a thing with. The links are made the first time; later the same ones come back.
 * @throws Refused not_found
 */
export async function share(
  ctx: Context,
  { kind, address }: Taken<typeof contract.share>,
): Promise<Given<typeof contract.share>> {
  const shared = await readShared(ctx, kind, address)
  const links = await takeLinks(ctx, kind, shared)
  const [first, ...rest] = [ctx.language, ...languages.filter((language) => language !== ctx.language)]
  const texts = [first, ...rest].map(async (language) => {
    const said = language === ctx.language ? shared : await readShared({ ...ctx, language }, kind, address)
    return { language, text: textOf({ ...ctx, language }, kind, said, links.text.url) }
  })
  return {
    success: true,
    data: {
      title: shared.title,
      company: shared.company,
      path: shared.path,
      links,
      texts: await Promise.all(texts),
      numbers: (await linksOf(ctx, kind, shared)).filter(({ clicks, applies }) => clicks + applies > 0),
    },
  }
}

async function takeLinks(ctx: Context, kind: ShareKind, shared: Shared): Promise<Links> {
  const sharer = ctx.me?.id ?? null
  const rows = channels.map((channel) => ({
    code: shortCode(codeLength),
    kind,
    thing_id: shared.id,
    path: shared.path,
    page_id: shared.page,
    sharer_id: sharer,
    is_common: sharer === null,
    channel,
    created_at: ctx.now(),
  }))
  await ctx.db
    .insertInto('share_links')
    .values(rows)
    .onConflict((known) => known.doNothing())
    .execute()
  const mine = await ctx.db
    .selectFrom('share_links')
    .select(['channel', 'code'])
    .where('kind', '=', kind)
    .where('thing_id', '=', shared.id)
    .where(sharer ? sql<boolean>`sharer_id = ${sharer}` : sql<boolean>`is_common`)
    .execute()
  const url = (code: string) => `${ctx.settings.publicUrl}/s/${code}`
  return Object.fromEntries(mine.map(({ channel, code }) => [channel, { code, url: url(code) }])) as Links
}
