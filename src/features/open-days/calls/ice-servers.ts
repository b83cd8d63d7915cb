import { createHmac } from 'node:crypto'
import type { Settings } from '#platform/server/settings.ts'
import type { TalkCall } from './contract.ts'

/** What opens a relay holds so long, in seconds; a line that stands outlives it. */
const relaySeconds = 600

type Set = Pick<Settings, 'STUN_URLS' | 'TURN_URL' | 'TURN_SECRET'>

/**
 * Servers by which two browsers find a line: those that say their own address, and a relay where no direct line is to be had.
 * @param who in whose name the relay is opened, for its log; credentials are coturn's `use-auth-secret`
 */
export function iceServers({ STUN_URLS, TURN_URL, TURN_SECRET }: Set, who: string, now: Date): TalkCall['ice_servers'] {
  const stun = STUN_URLS.length > 0 ? [{ urls: STUN_URLS }] : []
  if (TURN_URL.length === 0 || !TURN_SECRET) return stun
  const username = `${Math.floor(now.getTime() / 1000) + relaySeconds}:${who}`
  const credential = createHmac('sha1', TURN_SECRET).update(username).digest('base64')
  return [...stun, { urls: TURN_URL, username, credential }]
}
