import webPush from 'web-push'
import { keepInOutbox } from '../outbox.ts'
import type { Settings } from '../settings.ts'

/** What a browser handed over when it agreed to be told. */
export type PushAddress = { endpoint: string; keys: { p256dh: string; auth: string } }
export type PushMessage = { title: string; body: string; url: string; tag: string; data?: Record<string, unknown> }

/**
 * Sends a web push (RFC 8030, VAPID), or keeps it in the outbox where no keys are set.
 * @returns false when the browser has withdrawn and the address should be forgotten
 */
export async function sendPush(settings: Settings, to: PushAddress, message: PushMessage): Promise<boolean> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = settings
  if (!publicKey || !privateKey) {
    const text = JSON.stringify(message)
    await keepInOutbox(settings, { channel: 'push', to: to.endpoint, subject: message.title, text, html: '' })
    return true
  }
  try {
    const vapidDetails = { subject: settings.publicUrl, publicKey, privateKey }
    await webPush.sendNotification(to, JSON.stringify(message), { vapidDetails, TTL: 86_400 })
    return true
  } catch (error) {
    const status = (error as { statusCode?: number }).statusCode
    if (status === 404 || status === 410) return false
    throw error
  }
}
