import type { FastifyReply } from 'fastify'
import type { CookieChange } from '../context.ts'

const day = 86_400
/** The cookies of the seed (§3) and what a script may read of them (product.md §4). */
export const cookieNames = {
  token: 'token',
  pageToken: 'page_token',
  marker: 'user_token',
  xsrf: 'XSRF-TOKEN',
  workspace: 'workspace_page_id',
  language: 'lang',
} as const

export const pageTokenAge = day

export const workspaceCookies: readonly string[] = [cookieNames.pageToken, cookieNames.workspace]
export const sessionCookies: readonly string[] = [
  cookieNames.token,
  cookieNames.marker,
  cookieNames.xsrf,
  ...workspaceCookies,
]

/** Forgets cookies; those of others are left alone (product.md §4). */
export function clearCookies(ctx: { cookies: CookieChange[] }, names: readonly string[]): void {
  for (const name of names) ctx.cookies.push({ name, value: '', maxAge: 0 })
}

/** Paths to which older versions tied cookies; one left there would hide the real one (seed §2, auth guard). */
const scopes = ['/page', '/page/pb', '/page/admin', '/page/admin/pb']

/** Forgets our cookies that are tied to a part of the site; those of the whole site stay. */
export function clearScopedCookies(ctx: { cookies: CookieChange[] }): void {
  for (const path of scopes) for (const name of sessionCookies) ctx.cookies.push({ name, value: '', maxAge: 0, path })
}

/** `maxAge` 0 removes a cookie. */
export function applyCookies(reply: FastifyReply, changes: CookieChange[], secure: boolean): void {
  for (const { name, value, maxAge, readable, path = '/' } of changes)
    reply.setCookie(name, value, { path, maxAge, httpOnly: !readable, sameSite: 'lax', secure })
}
