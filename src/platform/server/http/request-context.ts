import type { IncomingMessage } from 'node:http'
import cookie from '@fastify/cookie'
import type { Call } from '#platform/shared/contract.ts'
import { isLanguage, type Language, languages, toLanguage } from '#platform/shared/languages.ts'
import type { Context, CookieChange, Me, Membership, World } from '../context.ts'
import { cookieNames } from './cookies.ts'
import { isFromElsewhere } from './origin.ts'

export type Credentials = {
  token: string | null
  pageToken: string | null
  /** The page chosen in this browser; null for programs, which bring the token of the page they mean. */
  workspace: string | null
  /** The call that is made; null for a page or a live line. */
  call?: Call | null
}
/** Who asks. */
export type Identified = { me: Me | null; membership: Membership | null; locked: Me | null; cookies?: CookieChange[] }
/** Finds out who asks; the accounts and pages features know how. The context is that of nobody yet. */
export type Identify = (ctx: Context, credentials: Credentials) => Promise<Identified>

/** What can be read off a request before anything is looked up. */
export type RequestFacts = Credentials & {
  bearer: boolean
  /** Whether it may change something. */
  mayWrite: boolean
  language: Language
  xsrf: string
  site: string
  /** Whether a page of another site sent it. */
  isFromElsewhere: (publicOrigin: string) => boolean
  cookies: Record<string, string | undefined>
  asked: (header: string) => string | undefined
}

type Asked = Pick<IncomingMessage, 'headers' | 'url'> & { method?: string | undefined }

export function factsOf({ headers, url, method = 'GET' }: Asked): RequestFacts {
  const cookies = cookie.parse(headers.cookie ?? '')
  const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? null
  return {
    bearer: bearer !== null,
    mayWrite: method !== 'GET' && method !== 'HEAD',
    token: bearer ?? cookies[cookieNames.token] ?? null,
    pageToken: bearer ?? cookies[cookieNames.pageToken] ?? null,
    workspace: bearer === null ? (cookies[cookieNames.workspace] ?? null) : null,
    language: languageOf(url ?? '', cookies[cookieNames.language], headers['accept-language']),
    xsrf: String(headers['x-xsrf-token'] ?? ''),
    site: String(headers['sec-fetch-site'] ?? ''),
    isFromElsewhere: (publicOrigin) => isFromElsewhere(headers, publicOrigin),
    cookies,
    asked: (header) => headers[header]?.toString(),
  }
}

/** `?lang=`, else the cookie, else what the browser accepts, else English (calls.md, "Language"). */
function languageOf(url: string, cookie: string | undefined, accepts: string | undefined): Language {
  const asked = new URLSearchParams(url.split('?', 2)[1]).get('lang')
  if (asked !== null) return toLanguage(asked)
  if (isLanguage(cookie)) return cookie
  const accepted = (accepts ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return accepted.find((one): one is Language => isLanguage(one)) ?? languages[0]
}

const nobody = { me: null, membership: null, locked: null }

/** The context of one request. */
export async function contextOf(
  world: World,
  identify: Identify,
  facts: RequestFacts,
  asked: { requestId: string; address: string; userAgent: string },
): Promise<Context> {
  const ctx: Context = {
    ...world,
    // what it has just written is not on a replica yet
    read: facts.mayWrite ? world.db : world.read,
    ...nobody,
    ...asked,
    language: facts.language,
    received: [],
    cookies: [],
    headers: {},
    cookie: (name) => facts.cookies[name],
    asked: facts.asked,
  }
  const { cookies = [], ...who } = await identify(ctx, facts)
  return { ...ctx, ...who, cookies: [...cookies] }
}
