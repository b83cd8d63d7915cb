/** Ways by which somebody comes to a job: `direct` is a typed address, `site` another site, which is then named. */
export const ways = ['search', 'alert', 'group', 'link', 'company', 'site', 'direct'] as const
export type Way = (typeof ways)[number]
export type CameFrom = { source: Way; source_detail: string }

const code = /^[a-z0-9]{7,8}$/
const host = /^(?:[a-z0-9-]+\.)+[a-z0-9-]{2,}$/

/**
 * How somebody came, from the query of the address and the page before.
 * @param own origin of this site
 */
export function wayOf(search: string, referrer: string, own: string): CameFrom {
  const asked = new URLSearchParams(search)
  const via = asked.get('via') ?? ''
  if (code.test(via)) return { source: 'link', source_detail: via }
  if (asked.get('group')) return { source: 'group', source_detail: '' }
  if (asked.get('from') === 'alert') return { source: 'alert', source_detail: '' }
  if (!URL.canParse(referrer)) return { source: 'direct', source_detail: '' }
  const { origin, hostname, pathname } = new URL(referrer)
  if (origin === own) return { source: wayWithin(pathname), source_detail: '' }
  const name = hostname.replace(/^www\./, '').slice(0, 60)
  return host.test(name) ? { source: 'site', source_detail: name } : { source: 'direct', source_detail: '' }
}

function wayWithin(path: string): Way {
  const [first = ''] = path.split('/').filter(Boolean)
  if (first === '' || first === 'jobs') return 'search'
  if (first === 'companies') return 'company'
  return first === 'job-groups' ? 'group' : 'direct'
}

/** How an application names the way it came; a shared link and a group say so by themselves. */
export const sourceFor = ({ source, source_detail }: CameFrom): string | undefined =>
  source === 'search' || source === 'alert' || source === 'company'
    ? source
    : source === 'site'
      ? source_detail
      : undefined

const plain: ReadonlySet<string> = new Set<Way>(['search', 'alert', 'company', 'group'])
const typed: ReadonlySet<string> = new Set(['', 'site', 'demo'])

/** The way behind the source of an application: what another program wrote counts as another site. */
export function wayOfSource(source: string, group: string | null): CameFrom {
  if (source.startsWith('via:')) return { source: 'link', source_detail: source.slice('via:'.length) }
  if (group !== null) return { source: 'group', source_detail: '' }
  if (plain.has(source)) return { source: source as Way, source_detail: '' }
  // whom the team added by hand came by no address
  return typed.has(source) || source.startsWith('hand:')
    ? { source: 'direct', source_detail: '' }
    : { source: 'site', source_detail: source.slice(0, 60) }
}
