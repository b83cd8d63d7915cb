import { z } from 'zod'
import { answer, get, post, raw } from '#platform/shared/contract.ts'
import { language } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'
import { channels, codePattern, pictureFormats, shareKinds } from './rules.ts'

const code = { code: z.string().regex(codePattern) }

/** A link, and what came of it. */
export const LinkNumbers = z.object({
  code: z.string(),
  channel: z.enum(channels),
  /** Who of the page's team shared it; null for everybody else. */
  sharer: z.string().nullable(),
  own: z.boolean(),
  clicks: z.number(),
  applies: z.number(),
})
export type LinkNumbers = z.output<typeof LinkNumbers>

export const SharePanel = z.object({
  title: z.string(),
  company: z.string(),
  path: z.string(),
  /** One link for each channel, so that it can be told which was of use. */
  links: z.record(z.enum(channels), z.object({ code: z.string(), url: z.string() })),
  /** The text to copy, in each language, the language of the visitor first. */
  texts: z.array(z.object({ language, text: z.string() })),
  /** Links that were of use: all of them for the team, one's own for everybody else. */
  numbers: z.array(LinkNumbers),
})
export type SharePanel = z.output<typeof SharePanel>

export const share = post('/shares', {
  summary: 'Share a job or a group of jobs: one’s short links, texts to copy, and what came of earlier ones',
  who: anyone,
  takes: { kind: z.enum(shareKinds), address: z.string().max(300) },
  gives: answer(SharePanel),
  refuses: ['not_found'],
  limit: { times: 60, seconds: 600 },
})

export const followLink = get('/share-links/{code}', {
  summary: 'Where a short link leads; a click counts, unless it is a machine’s or the sharer’s own',
  who: anyone,
  takes: code,
  gives: answer(z.object({ path: z.string() })),
  refuses: ['not_found'],
  limit: { times: 120, seconds: 60 },
})

export const showQr = get('/share-links/{code}/qr/{format}', {
  summary: 'A short link as a QR code to download: SVG or PNG',
  who: anyone,
  takes: { ...code, format: z.enum(pictureFormats) },
  gives: raw,
  refuses: ['not_found'],
})

export const showPoster = get('/share-links/{code}/poster/{language}', {
  summary: 'A poster on A4 as PDF, in one of the four languages',
  who: anyone,
  takes: { ...code, language },
  gives: raw,
  refuses: ['not_found'],
  limit: { times: 30, seconds: 600 },
})

export const showCard = get('/share-cards/{kind}/{address}/{language}', {
  summary: 'The picture beside a link in chats and social networks: PNG, 1200 × 630',
  who: anyone,
  takes: { kind: z.enum(shareKinds), address: z.string().max(300), language },
  gives: raw,
  refuses: ['not_found'],
  limit: { times: 120, seconds: 60 },
})
