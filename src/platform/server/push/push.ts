import webPush from 'web-push'
import { handedOver } from '../observe/handed-over.ts'
import { keepInOutbox } from '../outbox.ts'
import type { Settings } from '../settings.ts'
import { readVapidKeys } from './vapid.ts'

/** What a browser handed over when it agreed to be told. */
export type PushAddress = { endpoint: string; keys: { p256dh: string; auth: string } }
/** What travels: no more of a person than the title needs; everything else is read on the site. */
export type PushMessage = { title: string; url: string; tag: string; data?: Record<string, unknown> }
/** `urgent`: a sleeping phone is woken for it. `lasts`: seconds after which it is no news any more and is not delivered. */
export type PushWay = { urgent?: boolean; lasts?: number }
export type PushTransport = {
  /** What browsers must know to take pushes of this site. */
  publicKey: string
  /** Whether an address belongs to a push service we send to. */
  isKnownHost: (endpoint: string) => boolean
  /** @returns false when the browser has withdrawn and the address should be forgotten */
  send: (to: PushAddress, message: PushMessage, way?: PushWay) => Promise<boolean>
}

const seconds = { kept: 86_400, patience: 10 }

/** Sends web pushes (RFC 8030, encrypted as RFC 8291 has it, signed by VAPID), or keeps them in the outbox where PUSH says so. */
export function openPush(settings: Settings): PushTransport {
  const keys = readVapidKeys(settings)
  const vapidDetails = { subject: subjectOf(settings), ...keys }
  return {
    publicKey: keys.publicKey,
    isKnownHost: (endpoint) => isWithin(new URL(endpoint).hostname, settings.PUSH_HOSTS.split(',')),
    async send(to, message, { urgent = false, lasts = seconds.kept } = {}) {
      const payload = JSON.stringify(message)
      if (settings.PUSH === 'outbox') {
        await keepInOutbox(settings, {
          channel: 'push',
          to: to.endpoint,
          subject: message.title,
          text: payload,
          html: '',
        })
        return true
      }
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(to, payload, {
        vapidDetails,
        TTL: lasts,
        urgency: urgent ? 'high' : 'normal',
      })
      return await handedOver('push', async () => {
        const answer = await fetch(endpoint, {
          method,
          headers: headers as Record<string, string>,
          body: new Uint8Array(body as Buffer),
          redirect: 'error',
          signal: AbortSignal.timeout(seconds.patience * 1000),
        })
        await answer.body?.cancel()
        if (answer.status === 404 || answer.status === 410) return false
        if (!answer.ok) throw new Error(`the push service ${new URL(endpoint).hostname} answered ${answer.status}`)
        return true
      })
    },
  }
}

/** Whom a push service turns to: the site, or its mail address where it has no https. */
const subjectOf = ({ publicUrl, MAIL_FROM }: Settings): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:${/<([^>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`

/** A host, or one below it: the site must not be made to knock at any other door. */
const isWithin = (host: string, known: readonly string[]): boolean =>
  known.map((one) => one.trim()).some((one) => one !== '' && (host === one || host.endsWith(`.${one}`)))
