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

type Opened = { job?: string; company?: string; start?: '1' }

/** The job or company page behind a path, or the job somebody begins to apply to; null for all others. */
export function openedAt(path: string): Opened | null {
  const [first, name = '', then, ...rest] = (path.split(/[?#]/, 1)[0] ?? '').split('/').filter(Boolean)
  if (!name || rest.length > 0 || name === 'in') return null
  if (first === 'companies' && !then) return { company: decoded(name) }
  if (first !== 'jobs' || (then && then !== 'apply')) return null
  return { job: decoded(name), ...(then && { start: '1' as const }) }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
