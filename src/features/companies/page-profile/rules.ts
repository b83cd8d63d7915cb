import type { linkKinds } from '#features/companies/pages/contract.ts'

type LinkKind = (typeof linkKinds)[number]

const hosts: Record<LinkKind, readonly string[]> = {
  linkedin: ['linkedin.com'],
  facebook: ['facebook.com', 'fb.com'],
  instagram: ['instagram.com'],
  x: ['x.com', 'twitter.com'],
  youtube: ['youtube.com', 'youtu.be'],
  telegram: ['t.me', 'telegram.me'],
  vk: ['vk.com', 'vk.ru'],
  tiktok: ['tiktok.com'],
}

const hostOf = (address: string): string => {
  try {
    return new URL(address).hostname.replace(/^(?:www|m)\./, '')
  } catch {
    return ''
  }
}

/** Whether a link leads to the network it is given for. */
export function isLinkOf(kind: LinkKind, address: string): boolean {
  const host = hostOf(address)
  return hosts[kind].some((one) => host === one || host.endsWith(`.${one}`))
}

/** The plain address of a film at YouTube or Vimeo; null for anything else. */
export function filmAt(address: string): string | null {
  const host = hostOf(address)
  const { pathname, searchParams } = host ? new URL(address) : new URL('https://none.invalid')
  if (host === 'youtu.be') return youtube(pathname.slice(1))
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    return youtube(searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1] ?? '')
  const film = /^\/(?:video\/)?(\d{5,12})(?:\/|$)/.exec(pathname)?.[1]
  if ((host === 'vimeo.com' || host === 'player.vimeo.com') && film) return `https://vimeo.com/${film}`
  return null
}

const youtube = (film: string) => (/^[\w-]{6,20}$/.test(film) ? `https://www.youtube.com/watch?v=${film}` : null)

/** A phone number as people write it, in Latin digits; null for what is none. */
export function phoneOf(text: string): string | null {
  const latin = text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
  return /^\+?[\d\s().-]{5,30}$/.test(latin) && /\d{5}/.test(latin.replace(/\D/g, '')) ? latin : null
}
