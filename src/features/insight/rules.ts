/** Parts of the site whose second word is a part too; behind all others stand names and keys of things. */
const deep = new Set(['page', 'admin', 'settings', 'register', 'f'])
const plain = /^[a-z][a-z0-9_-]{0,40}$/

/** The part of the site behind a path: "/jobs/nurse-dubai-1f3" → "/jobs/*". Never a name, a key or a query. */
export function partOf(path: string): string {
  const [first = '', second = '', ...rest] = (path.split(/[?#]/, 1)[0] ?? '').toLowerCase().split('/').filter(Boolean)
  if (!first) return '/'
  if (!plain.test(first)) return '/*'
  if (!second) return `/${first}`
  if (!deep.has(first) || !plain.test(second)) return `/${first}/*`
  return rest.length > 0 ? `/${first}/${second}/*` : `/${first}/${second}`
}

/** Where a visit came from: the host of another site, "" for a typed address, an own page or what is no address. */
export function sourceOf(referrer: string, ownHost: string): string {
  if (!URL.canParse(referrer)) return ''
  const { protocol, hostname, host } = new URL(referrer)
  if (!/^https?:$/.test(protocol) || host === ownHost || hostname.length > 100) return ''
  return hostname.replace(/^www\./, '')
}
