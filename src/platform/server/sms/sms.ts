import { keepInOutbox } from '../outbox.ts'
import type { Settings } from '../settings.ts'

/** Sends a text message to an E.164 number through the provider's address, or keeps it in the outbox. */
export async function sendSms(settings: Settings, to: string, text: string): Promise<void> {
  if (!settings.SMS_URL) return keepInOutbox(settings, { channel: 'sms', to, subject: '', text, html: '' })
  const answer = await fetch(settings.SMS_URL, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(settings.SMS_TOKEN && { authorization: `Bearer ${settings.SMS_TOKEN}` }),
    },
    body: JSON.stringify({ to, text }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`the SMS provider answered ${answer.status}`)
}
