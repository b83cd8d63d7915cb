import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { Settings } from '../settings.ts'

/** The proxies that are believed, as Fastify takes them. */
export const trustedProxies = ({ TRUST_PROXY }: Pick<Settings, 'TRUST_PROXY'>): string[] | false =>
  TRUST_PROXY === '' ? false : TRUST_PROXY.split(',').map((part) => part.trim())

/** Where a request comes from that does not pass through Fastify: what trusted proxies say, as everywhere else. */
export function addressReader(settings: Pick<Settings, 'TRUST_PROXY'>): (request: IncomingMessage) => string {
  const trust = proxyAddr.compile(trustedProxies(settings) || [])
  return (request) => proxyAddr(request, trust) ?? ''
}
