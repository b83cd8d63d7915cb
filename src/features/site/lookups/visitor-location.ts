import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { BlockList, isIP } from 'node:net'
import { type CountryResponse, Reader } from 'maxmind'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { isLanguage, type Language } from '#platform/shared/languages.ts'
import type * as contract from './contract.ts'
import { countryName, isCountry } from './countries.ts'
import { countryId } from './country-id.ts'

/** What the file holds for a network; the reader's own types know only other makers' files. */
type Found = { country_code?: string }
const shipped = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

/** What never crosses the internet has no country, whatever a database says of it. */
const nobodys = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  nobodys.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 128],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['2001:db8::', 32],
] as const)
  nobodys.addSubnet(net, bits, 'ipv6')

/** The country of an address as the database knows it; nothing about the visitor is kept. */
export async function locateVisitor(ctx: Context): Promise<Given<typeof contract.visitorLocation>> {
  ctx.headers['cache-control'] = 'private, no-store'
  const code = await countryOf(ctx, ctx.address).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'the database of addresses could not be read')
    return null
  })
  if (!code) return { success: false }
  return {
    success: true,
    data: { country: code, country_name: countryName(countryId(code), ctx.language), lang: languageFor(ctx, code) },
  }
}

/** The address one calls from, as far as trusted proxies tell it. */
export function showAddress(ctx: Context): Given<typeof contract.ownAddress> {
  ctx.headers['cache-control'] = 'private, no-store'
  return { success: true, data: { ip: ctx.address } }
}

/** @param address IPv4 or IPv6, also IPv4 written as IPv6 */
export async function countryOf(ctx: Pick<Context, 'settings'>, address: string): Promise<string | null> {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  const family = isIP(plain)
  if (family === 0 || nobodys.check(plain, family === 6 ? 'ipv6' : 'ipv4')) return null
  const known = (await open(ctx.settings.IP_COUNTRY_FILE)).get(plain) as unknown as Found | null
  const code = known?.country_code?.toUpperCase()
  return code && /^[A-Z]{2}$/.test(code) && isCountry(countryId(code)) ? code : null
}

const readers = new Map<string, Promise<Reader<CountryResponse>>>()

/** Eight megabytes, read at the first question and kept; a file that could not be read is tried again. */
function open(chosen: string | undefined): Promise<Reader<CountryResponse>> {
  const at = chosen ?? createRequire(import.meta.url).resolve(shipped)
  const known = readers.get(at) ?? readFile(at).then((bytes) => new Reader<CountryResponse>(bytes))
  readers.set(at, known)
  known.catch(() => readers.delete(at))
  return known
}

const arabic = 'AE BH DJ DZ EG EH IQ JO KM KW LB LY MA MR OM PS QA SA SD SO SY TN YE'.split(' ')
const russian = 'AM AZ BY GE KG KZ MD RU TJ TM UZ'.split(' ')
const french =
  'BE BF BI BJ BL CD CF CG CH CI CM FR GA GF GN GP HT LU MC MF MG ML MQ NC NE PF PM RE SN TD TG WF YT'.split(' ')

/** What the browser asks for, where we speak it; else what is spoken there. */
function languageFor(ctx: Context, country: string): Language {
  const asked = (ctx.asked('accept-language') ?? '').slice(0, 2).toLowerCase()
  if (isLanguage(asked)) return asked
  if (arabic.includes(country)) return 'ar'
  if (russian.includes(country)) return 'ru'
  return french.includes(country) ? 'fr' : 'en'
}
