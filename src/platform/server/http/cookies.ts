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

/** `maxAge` 0 removes a cookie. */
export function applyCookies(reply: FastifyReply, changes: CookieChange[], secure: boolean): void {
  for (const { name, value, maxAge, readable } of changes)
    reply.setCookie(name, value, { path: '/', maxAge, httpOnly: !readable, sameSite: 'lax', secure })
}
