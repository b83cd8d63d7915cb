/** What views are summed up by. */
export const dimensions = ['path', 'source', 'language', 'country', 'device'] as const
export type Dimension = (typeof dimensions)[number]

/** Classes of devices by the width of their window in CSS pixels, as the house's layouts change. */
export const devices = ['phone', 'tablet', 'desk'] as const
export type Device = (typeof devices)[number]
export const deviceOf = (width: number): Device => (width < 600 ? 'phone' : width < 1024 ? 'tablet' : 'desk')

/** Of so few visitors nothing is told: a small number says who, not how many. */
export const fewestVisitors = 5
/** Weeks of registration that are looked at, and weeks after each. */
export const cohortWeeks = 12
export const weeksAfter = 8

/** A number of people, unless it is so small that it says who; nobody is told. */
export const toldPeople = (people: number | null | undefined): number | null =>
  people === undefined || people === null || (people > 0 && people < fewestVisitors) ? null : people
/** So many values of a dimension are told apart a day; whatever is made up beyond them counts together, as `rest`. */
export const mostValues = 300
export const rest = '*'
/** So long single views are kept, in days: yesterday is summed up for the last time today. */
export const keptDays = 2
/** Who opened something within so many minutes is there now. */
export const nowMinutes = 5

/** Ways through the site that visitors are followed on within a day: the parts they open (as LIKE has them), and what each ends with. */
export const funnels = {
  apply: { parts: ['/jobs', '/jobs/*', '/jobs/*/apply'], end: { event: 'application.sent', to: null } },
  register: { parts: ['/', '/register%'], end: { event: 'account.registered', to: null } },
  buy: { parts: ['/products', '/page/orders/%'], end: { event: 'order.moved', to: 'paid' } },
  openDay: {
    parts: ['/open-days', '/open-days/*', '/open-days/*/book'],
    end: { event: 'visit.moved', to: 'registered' },
  },
} as const
export type Funnel = keyof typeof funnels
export const funnelNames = Object.keys(funnels) as Funnel[]

/** What is measured of a page: how wide one of its hundred steps is, and where it is good and where poor (web.dev/vitals). */
export const measures = {
  lcp: { step: 100, good: 2_500, poor: 4_000 },
  inp: { step: 20, good: 200, poor: 500 },
  cls: { step: 0.01, good: 0.1, poor: 0.25 },
} as const
export type Measure = keyof typeof measures
export const measureNames = Object.keys(measures) as Measure[]
export const steps = 100
/** Parts of the site whose speed is told, and of how many days at most, as search engines look at it. */
export const mostParts = 30
export const speedDays = 28

/** The value that so large a share of all stays below, read from how many fell into each step; null for none. */
export function quantileOf(counts: ReadonlyMap<number, number>, share: number, width: number): number | null {
  const total = [...counts.values()].reduce((sum, times) => sum + times, 0)
  if (total === 0) return null
  let passed = 0
  for (const [step, times] of [...counts].sort(([a], [b]) => a - b)) {
    passed += times
    if (passed >= share * total) return (step + 1) * width
  }
  return null
}

/** Parts of the site whose second word is a part too; behind all others stand names and keys of things. */
const deep = new Set(['page', 'admin', 'settings', 'register', 'f'])
/** What one does with a thing, where that is a step of a way. */
const acts = new Set(['apply', 'book'])
const plain = /^[a-z][a-z0-9_-]{0,40}$/

/** The part of the site behind a path: "/jobs/nurse-dubai-1f3" → "/jobs/*". Never a name, a key or a query. */
export function partOf(path: string): string {
  const [first = '', second = '', ...others] = (path.split(/[?#]/, 1)[0] ?? '').toLowerCase().split('/').filter(Boolean)
  if (!first) return '/'
  if (!plain.test(first)) return '/*'
  if (!second) return `/${first}`
  if (deep.has(first) && plain.test(second)) return others.length > 0 ? `/${first}/${second}/*` : `/${first}/${second}`
  const [act = ''] = others
  return others.length === 1 && acts.has(act) ? `/${first}/*/${act}` : `/${first}/*`
}

/** Where a visit came from: the host of another site, "" for a typed address, an own page or what is no address. */
export function sourceOf(referrer: string, ownHost: string): string {
  if (!URL.canParse(referrer)) return ''
  const { protocol, hostname, host } = new URL(referrer)
  if (!/^https?:$/.test(protocol) || host === ownHost || hostname.length > 100) return ''
  return hostname.replace(/^www\./, '')
}
