import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import { sessionCookies } from './cookies.ts'
import type { RequestFacts } from './request-context.ts'

/** Search is brought up to date within seconds of a change anyway; a guest may see a page that much older. */
const seconds = 3
const most = 300
/** What all of them together may hold, in characters. */
const room = 60_000_000
/** People ask at shorter addresses; longer ones are made up to fill the room. */
const longestUrl = 1_000

/** Public lists, which many ask for at once, and which show the same to every guest who reads one language. */
const isKept = (path: string) => /^\/(?:jobs(?:\/in\/.*)?|companies|salaries(?:\/.*)?)?\/?$/.test(path)

export type KeptPage = { headers: [string, string][]; body: (nonce: string) => Buffer; size: number }

/** Rendered pages of guests, for seconds: what a crowd asks for at one address is made once. */
export class KeptPages {
  #pages: LRUCache<string, KeptPage>

  /** @param now the clock, in ms */
  constructor(now: () => number) {
    const sizeCalculation = ({ size }: KeptPage) => size
    this.#pages = new LRUCache({
      max: most,
      maxSize: room,
      sizeCalculation,
      ttl: seconds * 1000,
      ttlResolution: 0,
      perf: { now },
    })
  }

  /** What the page depends on; null where it is of one person, or not worth keeping. */
  keyOf(url: string, { token, cookies, language }: RequestFacts): string | null {
    const [path = '', query = ''] = url.split('?', 2)
    // a language asked for by the address answers with a cookie
    const isOwn =
      token !== null || sessionCookies.some((name) => cookies[name] !== undefined) || /(?:^|&)lang=/.test(query)
    return isOwn || url.length > longestUrl || !isKept(path)
      ? null
      : JSON.stringify([url, language, cookies.theme, cookies.time_zone, cookies.banner])
  }

  find = (key: string): KeptPage | undefined => this.#pages.get(key)

  /** Keeps a page without the nonce of the request it was made for: the next visitor's policy names another one. */
  keep(key: string, html: string, nonce: string, headers: [string, string][]): void {
    const parts = html.split(nonce)
    this.#pages.set(key, { headers, body: (next) => Buffer.from(parts.join(next)), size: html.length + key.length })
  }
}

/** Whether an answer is everybody's: it gives no cookie, and no call behind it looked at who asks, or from where. */
export const isForAll = ({ cookies, headers }: Pick<Context, 'cookies' | 'headers'>): boolean =>
  cookies.length === 0 && !headers['cache-control']?.includes('private')
