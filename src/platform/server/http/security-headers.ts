import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

declare module 'fastify' {
  interface FastifyRequest {
    nonce: string
  }
}

/** Sets the headers every answer carries; pages get a policy that only lets their own scripts run. */
export function securityHeaders(settings: Settings) {
  const secure = settings.publicUrl.startsWith('https:')
  return async (request: FastifyRequest, reply: FastifyReply) => {
    request.nonce = randomBytes(16).toString('base64')
    if (request.url.startsWith('/assets/')) return void reply.headers(ofAssets)
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), payment=(), usb=()',
      'content-security-policy': policy(request, settings.development),
      'x-request-id': request.id,
      ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    })
  }
}

/** Scripts, styles and fonts are no pages: a screen fetches sixty of them, each with what it needs and no more. */
const ofAssets = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'self'; frame-ancestors 'self'",
}

/** Where a camera reads tickets, and the browser may not know how: its reader is WebAssembly. */
const readsCodes = /^\/page\/open-days\/[^/]+\/door$/

const policy = ({ nonce, url }: { nonce: string; url: string }, development: boolean) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'inline-speculation-rules'${readsCodes.test(url.split('?')[0] ?? '') ? " 'wasm-unsafe-eval'" : ''}`,
    // style attributes carry measured positions (boards, menus); style elements still need the nonce outside development
    development ? "style-src 'self' 'unsafe-inline'" : `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws: wss:' : ''}`,
    // players of films that a company names, after a press (platform/browser/document/films.ts)
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
