import { z } from 'zod'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, done, get, post, put } from '#platform/shared/contract.ts'
import { flag, line, moment, siteLink, version } from '#platform/shared/fields.ts'
import { inEach } from '#platform/shared/languages.ts'
import { anyone } from '#platform/shared/who.ts'
import { bannerAudiences, bannerStates, bannerTones, longestBanner } from './rules.ts'

const who = staff('staff.content.edit')
const limit = { times: 120, seconds: 3600, per: 'account' as const }
const audience = z.enum(bannerAudiences)
const tone = z.enum(bannerTones)

const words = {
  texts: z.object(inEach(() => line(longestBanner, 3))),
  link: z
    .union([z.literal('').transform(() => null), siteLink])
    .nullable()
    .default(null),
  tone,
  audience,
  dismissable: flag,
  from: moment,
  until: moment.nullable().default(null),
}

export const showBanner = get('/site/banner', {
  summary: 'The line above every page that is meant for whoever asks, unless this browser has put it away',
  who: anyone,
  gives: answer(
    z
      .object({ id: z.string(), text: z.string(), link: z.string().nullable(), tone, dismissable: z.boolean() })
      .nullable(),
  ),
})

const Banner = z.object({
  id: z.string(),
  texts: z.object(inEach(() => z.string())),
  link: z.string().nullable(),
  tone,
  audience,
  dismissable: z.boolean(),
  from: moment,
  until: moment.nullable(),
  state: z.enum(bannerStates),
  version: z.number(),
  by: z.string().nullable(),
})
export type Banner = z.output<typeof Banner>

export const listBanners = get('/admin/banners', {
  summary: 'Banners: those that stand or are planned, then the last ones',
  who,
  gives: answer(z.array(Banner)),
  refreshedBy: ['banner.written', 'banner.ended'],
})

export const addBanner = post('/admin/banners', {
  summary: 'Put a line above every page for an audience, from a moment until another',
  who,
  takes: words,
  gives: answer(z.object({ id: z.string() })),
  refuses: ['invalid'],
  status: 201,
  limit,
})

export const changeBanner = put('/admin/banners/{banner}', {
  summary: 'Change a banner that is not over',
  who,
  takes: { banner: z.uuid(), version, ...words },
  gives: done,
  refuses: ['not_found', 'banner_over', 'changed_meanwhile', 'invalid'],
  limit,
})

export const endBanner = post('/admin/banners/{banner}/end', {
  summary: 'Take a banner down now',
  who,
  takes: { banner: z.uuid() },
  gives: done,
  refuses: ['not_found', 'banner_over'],
  limit,
})
