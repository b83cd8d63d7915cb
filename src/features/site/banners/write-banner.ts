import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Texts } from '#platform/shared/languages.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { bannerEnded, bannerWritten } from './events.ts'
import { bannerState } from './rules.ts'
import { forgetBanners } from './shown-banner.ts'

const mostListed = 50

/** Those that stand or are planned first, the newest on top. */
export async function listBanners(ctx: Context): Promise<Given<typeof contract.listBanners>> {
  const rows = await ctx.db
    .selectFrom('banners')
    .leftJoin('users', 'users.id', 'banners.changed_by')
    .selectAll('banners')
    .select('users.name as by')
    .orderBy('from_at', 'desc')
    .orderBy('banners.id', 'desc')
    .limit(mostListed)
    .execute()
  const data = rows.map(
    ({ id, texts, link, tone, audience, dismissable, from_at, until_at, ended_at, version, by }) => ({
      ...{ id, link, dismissable, version, by },
      ...{ tone, audience, texts: texts as Texts },
      from: from_at.toISOString(),
      until: until_at?.toISOString() ?? null,
      state: bannerState({ from_at, until_at, ended_at }, ctx.now()),
    }),
  )
  const isOpen = ({ state }: { state: string }) => state === 'shown' || state === 'planned'
  return { success: true, data: [...data.filter(isOpen), ...data.filter((one) => !isOpen(one))] }
}

type Written = Taken<typeof contract.addBanner>

/** @throws Refused invalid: an end that is over, or before the beginning */
export async function addBanner(ctx: Context, written: Written): Promise<Given<typeof contract.addBanner>> {
  demandTimes(ctx, written)
  const id = newId()
  await ctx.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('banners')
      .values({ id, ...rowOf(ctx, written) })
      .execute()
    await tell(ctx, tx, id, written)
  })
  forgetBanners(ctx)
  return { success: true, data: { id } }
}

/** @throws Refused not_found · banner_over · changed_meanwhile · invalid */
export async function changeBanner(
  ctx: Context,
  { banner, version, ...written }: Taken<typeof contract.changeBanner>,
): Promise<Given<typeof contract.changeBanner>> {
  demandTimes(ctx, written)
  await ctx.db.transaction().execute(async (tx) => {
    const known = await holdOpen(ctx, tx, banner)
    if (known.version !== version) throw new Refused('changed_meanwhile')
    const row = { ...rowOf(ctx, written), version: version + 1 }
    await tx.updateTable('banners').set(row).where('id', '=', banner).execute()
    await tell(ctx, tx, banner, written)
  })
  forgetBanners(ctx)
  return { success: true }
}

/** @throws Refused not_found · banner_over */
export async function endBanner(
  ctx: Context,
  { banner }: Taken<typeof contract.endBanner>,
): Promise<Given<typeof contract.endBanner>> {
  await ctx.db.transaction().execute(async (tx) => {
    await holdOpen(ctx, tx, banner)
    const ended = { ended_at: ctx.now(), changed_by: found(ctx.me).id, changed_at: ctx.now() }
    await tx.updateTable('banners').set(ended).where('id', '=', banner).execute()
    await emit(ctx, tx, bannerEnded, { banner })
  })
  forgetBanners(ctx)
  return { success: true }
}

/** A banner that is not over, held until the transaction ends. */
async function holdOpen(ctx: Context, tx: Tx, banner: string) {
  const row = found(await tx.selectFrom('banners').selectAll().where('id', '=', banner).forUpdate().executeTakeFirst())
  const state = bannerState(row, ctx.now())
  if (state === 'over' || state === 'ended') throw new Refused('banner_over')
  return row
}

function demandTimes(ctx: Context, { from, until }: Written): void {
  if (!until) return
  if (new Date(until) <= new Date(from)) throw wrongField('until', 'before_start')
  if (new Date(until) <= ctx.now()) throw wrongField('until', 'moment_past')
}

const rowOf = (ctx: Context, { texts, link, tone, audience, dismissable, from, until }: Written) => ({
  ...{ link, tone, audience, dismissable, from_at: from, until_at: until },
  ...{ texts: JSON.stringify(texts), changed_by: found(ctx.me).id, changed_at: ctx.now() },
})

const tell = (ctx: Context, tx: Tx, banner: string, { texts, audience, from, until }: Written) =>
  emit(ctx, tx, bannerWritten, { banner, text: texts.en, audience, from, until })
