/** Ways by which somebody comes to a job: `direct` is a typed address, `site` another site, which is then named. */
export const ways = ['search', 'alert', 'group', 'link', 'company', 'site', 'direct'] as const
export type Way = (typeof ways)[number]
export type CameFrom = { via: Way; origin: string }

const code = /^[a-z0-9]{7,8}$/
const host = /^(?:[a-z0-9-]+\.)+[a-z0-9-]{2,}$/

/**
 * How somebody came, from the query of the address and the page before.
 * @param own origin of this site
 */
export function wayOf(search: string, referrer: string, own: string): CameFrom {
  const asked = new URLSearchParams(search)
  const via = asked.get('via') ?? ''
  if (code.test(via)) return { via: 'link', origin: via }
  if (asked.get('group')) return { via: 'group', origin: '' }
  if (asked.get('from') === 'alert') return { via: 'alert', origin: '' }
  if (!URL.canParse(referrer)) return { via: 'direct', origin: '' }
  const { origin, hostname, pathname } = new URL(referrer)
  if (origin === own) return { via: wayWithin(pathname), origin: '' }
  const name = hostname.replace(/^www\./, '').slice(0, 60)
  return host.test(name) ? { via: 'site', origin: name } : { via: 'direct', origin: '' }
}

function wayWithin(path: string): Way {
  const [first = ''] = path.split('/').filter(Boolean)
  if (first === '' || first === 'jobs') return 'search'
  if (first === 'companies') return 'company'
  return first === 'job-groups' ? 'group' : 'direct'
}

/** How an application names the way it came; a shared link and a group say so by themselves. */
export const sourceFor = ({ via, origin }: CameFrom): string | undefined =>
  via === 'search' || via === 'alert' || via === 'company' ? via : via === 'site' ? origin : undefined

const plain: ReadonlySet<string> = new Set<Way>(['search', 'alert', 'company', 'group'])
const typed: ReadonlySet<string> = new Set(['', 'site', 'demo'])

/** The way behind the source of an application: what another program wrote counts as another site. */
export function wayOfSource(source: string, group: string | null): CameFrom {
  if (source.startsWith('via:')) return { via: 'link', origin: source.slice('via:'.length) }
  if (group !== null) return { via: 'group', origin: '' }
  if (plain.has(source)) return { via: source as Way, origin: '' }
  return typed.has(source) ? { via: 'direct', origin: '' } : { via: 'site', origin: source.slice(0, 60) }
}
