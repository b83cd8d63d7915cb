import { drawPdf } from '#features/cvs/cvs/draw-pdf.ts'
import { noteCvView } from '#features/cvs/cvs/note-cv-view.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { fileOf, ownSource, photoOf } from './own-source.ts'
import { pageSource, reachChosen } from './page-source.ts'
import { askedOf, presentedBy, printAsked, type Source } from './print.ts'
import { numberOf } from './rules.ts'

type Gives = Promise<Given<typeof contract.previewOwn>>
/** Whoever looks for a look needs no more. */
const shownPages = 4

/** @throws Refused not_found · cv_state */
export async function previewOwn(ctx: Context, { cv, ...query }: Taken<typeof contract.previewOwn>): Gives {
  const { row, content } = await ownSource(ctx, cv)
  const photo = query.photo ? await photoOf(ctx, content, row.user_id) : null
  return shown(ctx, { content, file: await fileOf(ctx, row), number: numberOf(row.id), presented: { photo } }, query)
}

/** @throws Refused not_found, and what reading refuses */
export async function previewChosen(
  ctx: Context,
  { of, id, consultant, watermark, ...query }: Taken<typeof contract.previewChosen>,
): Gives {
  const membership = found(ctx.membership)
  const chosen = found((await reachChosen(ctx, membership, [{ of, id }]))[0])
  await noteCvView(ctx, id, 'read')
  const source = await pageSource(ctx, membership.page, chosen)
  const presented = await presentedBy(ctx, membership.page, { branded: true, consultant, cover: [], watermark })
  return shown(ctx, { ...source, presented: { ...source.presented, ...presented } }, query)
}

/** Printed, and drawn as any other PDF. */
async function shown(ctx: Context, source: Source, query: Parameters<typeof askedOf>[0]): Gives {
  const printed = await printAsked(ctx, source, { ...askedOf(query), format: 'pdf', added: null }, true)
  const { pages, count } = await drawPdf(printed.bytes, shownPages)
  const urls = pages.map((page) => `data:image/webp;base64,${page.toString('base64')}`)
  return { success: true, data: { pages: urls, count } }
}
