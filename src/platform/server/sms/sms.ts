import { handedOver } from '../observe/handed-over.ts'
import { keepInOutbox } from '../outbox.ts'
import type { Settings } from '../settings.ts'

/** The provider answered, and did not take the message: it has not gone out. */
export class SmsRefused extends Error {
  /** Whether the same may be taken later. */
  readonly isBusy: boolean
  constructor(status: number) {
    super(`the SMS provider answered ${status}`)
    this.isBusy = status === 429 || status >= 500
  }
}

/**
 * Sends a text message to an E.164 number through the provider's address, or keeps it in the outbox.
 * @param id what the provider names it by in its reports
 * @throws SmsRefused
 */
export async function sendSms(settings: Settings, to: string, text: string, id?: string): Promise<void> {
  if (!settings.SMS_URL) return keepInOutbox(settings, { channel: 'sms', to, subject: '', text, html: '' })
  const { SMS_URL: url, SMS_TOKEN: token } = settings
  await handedOver('sms', async () => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ to, text, ...(id && { id }) }),
      signal: AbortSignal.timeout(10_000),
    })
    if (!answer.ok) throw new SmsRefused(answer.status)
  })
}
