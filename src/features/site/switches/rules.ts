/** For whom a part of the site is on. */
export const audiences = ['everyone', 'signed_in', 'staff', 'nobody'] as const
export type Audience = (typeof audiences)[number]

type Part = {
  /** For whom it may be on; the first is how it is while nobody has switched it. */
  for: readonly [Audience, ...Audience[]]
  /** Calls that are refused where it is off, by method and path. */
  calls: RegExp
  /** Where it is led to from the head and foot of pages; what is off is not named there. */
  hrefs?: readonly string[]
}

/** What of the site can be switched off, the one table. `site` is the whole of it: on for staff alone, it is closed. */
export const switchable = {
  site: { for: ['everyone', 'staff'], calls: /^$/ },
  registration: { for: ['everyone', 'nobody'], calls: /^POST \/registration$/ },
  newsletter: {
    for: ['everyone', 'signed_in', 'nobody'],
    calls: /^POST \/user-public\/newsletter$/,
    hrefs: ['/newsletter'],
  },
  salaries: {
    for: ['everyone', 'signed_in', 'staff', 'nobody'],
    calls: /^GET \/salaries(?:\/|$)/,
    hrefs: ['/salaries'],
  },
  open_cv_search: { for: ['everyone', 'signed_in', 'staff', 'nobody'], calls: /^GET \/open-cv-search$/ },
  drop_cv: { for: ['everyone', 'signed_in', 'nobody'], calls: /^POST \/cv-drops$/, hrefs: ['/drop-cv'] },
  saved_cv_searches: { for: ['everyone', 'staff', 'nobody'], calls: /^POST \/page\/cv-saved-searches$/ },
} as const satisfies Record<string, Part>

export type SwitchName = keyof typeof switchable
export const switchNames = Object.keys(switchable) as [SwitchName, ...SwitchName[]]

/** Whether a switch may stand like this. */
export const mayBeFor = (name: SwitchName, audience: Audience): boolean =>
  (switchable[name].for as readonly Audience[]).includes(audience)

/** Whether somebody belongs to those a part is on for. */
export const isAmong = (audience: Audience, who: { signedIn: boolean; staff: boolean }): boolean =>
  audience === 'everyone' || (audience === 'signed_in' ? who.signedIn : audience === 'staff' && who.staff)

/** The part of the site a call belongs to; most belong to none. */
export const partOf = ({ method, path }: { method: string; path: string }): SwitchName | undefined =>
  switchNames.find((name) => switchable[name].calls.test(`${method} ${path}`))

/** What leads to parts that are off. */
export const hrefsOf = (off: readonly SwitchName[]): string[] =>
  off.flatMap((name) => [...((switchable[name] as Part).hrefs ?? [])])

/**
 * What is answered while the site is closed: the ways in, without which no staff could open it again; and what is sent only once,
 * as payments, mails and the wish for no more of them.
 */
const admitted =
  /^(?:\/(?:login|emp-login|f\/login|lock|unsubscribed)(?:\/|$)|\/api\/(?:authenticate(?:\/|$)|authenticate-|sign-in|user\/(?:session|log-in|log-out|unlock|lock|guise\/end)$|payments\/|inbound-mail$|sms-reports$|user-public\/(?:un)?subscri))/

export const isAdmitted = (path: string): boolean => admitted.test(path)
