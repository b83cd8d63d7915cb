import { z } from 'zod'
import { clean, cleanLine, cleanName } from './clean-text.ts'
import { languages, toLanguage } from './languages.ts'

/** One line of text, trimmed: names, titles, places. */
export const line = (max: number, min = 1) => z.string().transform(cleanLine).pipe(z.string().min(min).max(max))

/** Letters typed so far, for which something is suggested: those that no name has any more are no reason to refuse. */
export const soFar = z
  .string()
  .transform((typed) => cleanLine(typed).slice(0, 80))
  .default('')

const webAddressInName = /https?:|:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}\//iu

/** The name of a person or a company: it goes into mails to others, so it carries no address of the web. */
export const personName = (max = 120, min = 2) =>
  line(max, 0)
    .transform(cleanName)
    .pipe(
      z
        .string()
        .min(min)
        .max(max)
        .refine((name) => !webAddressInName.test(name), { error: 'links' }),
    )

/** Text of several lines. */
export const prose = (max: number, min = 0) =>
  z
    .string()
    .transform((text) => clean(text).replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().min(min).max(max))

/** Leaves an empty text out. */
export const optionalLine = (max: number) =>
  z
    .string()
    .optional()
    .transform((text) => cleanLine(text ?? '') || undefined)
    .pipe(z.string().max(max).optional())

/** The name in the register, where it differs. */
export const legalName = z
  .union([z.literal(''), personName(200, 1)])
  .optional()
  .transform((name) => name || undefined)

/** Seed §5: what may stand before the at sign, then domain labels; the length of the last label is a setting. */
export const emailPattern = /^[A-Za-z0-9_.+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z0-9]{2,63}$/
export const email = z
  .string()
  .transform((text) => text.trim())
  .pipe(z.string().max(254).regex(emailPattern, { error: 'email' }))

/** A code of six digits; spaces and dashes are how people write them, and Arabic digits count. */
export const digits = z
  .string()
  .max(40)
  .transform((text) =>
    text.replace(/[\s-]/g, '').replace(/[٠-٩۰-۹]/g, (digit) => String((digit.charCodeAt(0) & 0xf) % 10)),
  )

/** The largest number a column of integers holds. */
export const integerMax = 2_147_483_647
/** The number of an item of a list: a city, a position, an industry. */
export const lookupId = z.coerce.number().int().positive().max(integerMax)
/** Which state of a thing somebody saw before they changed it. */
export const version = z.coerce.number().int().min(0).max(integerMax)

export const language = z.enum(languages)
/** The language somebody is spoken to in: what is not spoken here becomes English (calls.md, "Language"). */
export const spoken = z.string().max(40).transform(toLanguage)
export const moment = z.iso.datetime()
const [firstYear, lastYear] = ['1900', '2199']
/** A day that somebody names: none of the years that no calendar and no column of dates holds. */
export const calendarDay = z.iso
  .date()
  .refine((day) => day.slice(0, 4) >= firstYear && day.slice(0, 4) <= lastYear, { error: 'wrong' })
export const cursor = z.string().max(400).optional()
/** Of lists that go on after the last one's id. */
export const idCursor = z.uuid().optional()
/** Forms send what was left empty: that is nothing, while a value that makes no sense is refused. */
export const given = <T extends z.ZodType>(value: T) =>
  z.union([z.literal('').transform(() => undefined), value]).optional()
export const flag = z.union([
  z.boolean(),
  z.enum(['1', '0', 'true', 'false', 'on']).transform((text) => text === '1' || text === 'true' || text === 'on'),
])

/** The files in which tables are given out. */
export const tableFormat = z.enum(['csv', 'xlsx'])

/** Labels of a host as a browser writes them, or the numbers of one. */
const hostname = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])$/

/** A browser leaves these out, and what it leads to is not what stands there. */
const unseenInAddress = /\p{Cc}/u

/**
 * An address of the web that may be shown as a link: https or http, nothing else, in the form a browser would give it. No name and
 * password before the host: they pretend to be another one, or are a secret.
 */
export const webAddress = z
  .string()
  .max(500)
  .transform((text) => text.trim())
  .refine((text) => !unseenInAddress.test(text), { error: 'web_address', abort: true })
  .transform((text) => (/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`))
  .pipe(z.url({ protocol: /^https?$/, hostname, error: 'web_address', abort: true }))
  .refine((text) => !new URL(text).username && !new URL(text).password, { error: 'web_address' })
  // the bare name of a host stays without the slash that nobody types
  .transform((text) => new URL(text).href.replace(/^(https?:\/\/[^/]+)\/$/, '$1'))

/** A path of the site, or an address of the web that is read in safety: where what the site's own people write leads. */
export const siteLink = z
  .string()
  .trim()
  .max(300)
  .regex(/^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s/]+\.[^\s]+)$/)

/** One or several values of a query parameter. */
export const several = <T extends z.ZodType>(one: T, most = 20) =>
  z
    .preprocess((value) => (value === '' ? [] : Array.isArray(value) ? value : [value]), z.array(one).max(most))
    .default([])
