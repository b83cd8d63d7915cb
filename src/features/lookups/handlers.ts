import type { List } from '#db/lookups/read-lookups.ts'
import type { Context } from '#platform/server/context.ts'
import { handle } from '#platform/server/http/door.ts'
import { localeOf } from '#platform/shared/languages.ts'
import * as contract from './contract.ts'
import { countriesIn } from './countries.ts'
import { namePlace } from './name-place.ts'
import { findCities, findKeywords, findPlaces } from './places.ts'
import { entriesOf, textsByCode } from './texts.ts'

const listed = <T>(data_name: T[]) => ({ success: true as const, data_name })

/** Shared by all; a browser may keep it an hour. */
const cacheable = (ctx: Context) => {
  ctx.headers['cache-control'] = 'public, max-age=3600'
  ctx.headers.vary = 'Accept-Language, Cookie'
}

/** A list kept in the database; `byCode` where the code is the id that others store. */
const stored = (call: typeof contract.industries, list: List, byCode = false) =>
  handle(call, async (ctx) => {
    cacheable(ctx)
    const entries = await entriesOf(ctx, list, ctx.language)
    return listed(
      entries.map(({ id, code, parent, text }) => ({
        id: byCode && code ? code : id,
        text,
        ...(code && { code }),
        ...(parent !== null && { parent }),
      })),
    )
  })

const currencyCodes = Intl.supportedValuesOf('currency')
const spoken =
  'ar en fr ru hi ur bn tl fa tr de es it pt zh ja ko id ms ta ml te pa ps ku ckb ber am so sw uk kk uz ky tg az hy ka ro pl nl sv el he'.split(
    ' ',
  )

const named = (type: 'currency' | 'language', codes: string[]) => (ctx: Context) => {
  cacheable(ctx)
  const names = new Intl.DisplayNames(localeOf(ctx.language), { type })
  return listed(codes.map((code) => ({ id: code, text: names.of(code) ?? code, code })))
}

export const lookupHandlers = [
  handle(contract.countries, (ctx) => {
    cacheable(ctx)
    return listed(countriesIn(ctx.language).map(({ id, text, code }) => ({ id, text, code })))
  }),
  handle(contract.phoneCodes, (ctx) => {
    cacheable(ctx)
    return listed(
      countriesIn(ctx.language).map(({ id, text, code, dial }) => ({ id, text: `${text} ${dial}`, code, dial })),
    )
  }),
  handle(contract.currencies, named('currency', currencyCodes)),
  handle(contract.spokenLanguages, named('language', spoken)),
  stored(contract.industries, 'industry'),
  stored(contract.degrees, 'degree'),
  stored(contract.experience, 'experience-range', true),
  stored(contract.employmentTypes, 'employment-type', true),
  stored(contract.benefits, 'benefit', true),
  handle(contract.rejectReasons, async (ctx) => {
    cacheable(ctx)
    const told = await textsByCode(ctx, 'reject-reason-public')
    const entries = await entriesOf(ctx, 'reject-reason', ctx.language)
    return listed(
      entries.map(({ id, code, text }) => ({ id: code ?? id, text, told: (code && told.get(code)) || text })),
    )
  }),
  handle(contract.cities, findCities),
  handle(contract.positions, async (ctx, { id }) => {
    cacheable(ctx)
    const all = await entriesOf(ctx, 'position', ctx.language)
    return listed(
      all
        .filter((entry) => id === 0 || entry.parent === id)
        .map(({ id: position, text, parent }) => ({ id: position, text, parent: parent ?? 0 })),
    )
  }),
  handle(contract.location, findPlaces),
  handle(contract.place, namePlace),
  handle(contract.keywords, findKeywords),
]
