import { z } from 'zod'
import { choosableChannels, topics } from '#features/site/notifications/rules.ts'
import { frequencies } from '#features/site/notifications/time-rules.ts'
import { answer, done, get, post, put } from '#platform/shared/contract.ts'
import { email, flag } from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'

const Topic = z.enum(topics)

const key = z.string().min(1).max(1000)
const tries = { times: 60, seconds: 600 }
const Mails = answer(
  z.object({ topics: z.array(z.object({ topic: Topic, wanted: z.boolean() })), newsletter: z.boolean() }),
)

const hour = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
/** Hours in which only what is urgent rings, on the clock of a time zone. */
const QuietHours = z.object({ from: hour, to: hour, zone: z.string().max(60) })

export const showSubscriptions = get('/user/subscriptions', {
  summary: 'What one wants to be told, by topic and channel, and whether the newsletter comes',
  who: signedIn,
  gives: answer(
    z.object({
      topics: z.array(
        z.object({
          topic: Topic,
          mail: z.boolean(),
          push: z.boolean(),
          sms: z.boolean(),
          /** How often its mails come. */
          frequency: z.enum(frequencies),
        }),
      ),
      /** Whether text messages reach this account at all: one with a phone number and without email. */
      by_sms: z.boolean(),
      quiet: QuietHours.nullable(),
      newsletter: z.enum(['no', 'asked', 'yes']),
    }),
  ),
})

export const subscribeTo = put('/user/subscriptions', {
  summary: 'Switch one topic on or off for one channel; mails may gather for a day or a week',
  who: signedIn,
  takes: { topic: Topic, channel: z.enum(choosableChannels), wanted: flag, frequency: z.enum(frequencies).optional() },
  gives: done,
})

export const setQuietHours = put('/user/quiet-hours', {
  summary: 'Say when nothing may ring; null ends it. What waited comes when the hours end',
  who: signedIn,
  takes: { quiet: QuietHours.nullable() },
  gives: done,
  refuses: ['invalid'],
})

export const showMails = get('/user-public/subscriptions', {
  summary: 'What the link at the foot of a mail can change',
  who: anyone,
  takes: { key },
  gives: Mails,
  refuses: ['link_expired'],
  limit: tries,
})

export const unsubscribe = post('/user-public/unsubscribed', {
  summary: 'No more mails of these topics, or of the one the mail was about; mail clients call it too (RFC 8058)',
  who: anyone,
  takes: { key, topics: z.array(Topic).max(10).optional() },
  gives: Mails,
  refuses: ['link_expired'],
  limit: tries,
})

export const resubscribe = post('/user-public/subscribed', {
  summary: 'Such mails again',
  who: anyone,
  takes: { key, topics: z.array(Topic).max(10).optional() },
  gives: Mails,
  refuses: ['link_expired'],
  limit: tries,
})

/** The form field is not wrapped in `data` (calls.md). */
export const askNewsletter = post('/user-public/newsletter', {
  summary: 'Ask for the newsletter; a mail asks whether it is true',
  who: anyone,
  takes: { email },
  gives: done,
  limit: { times: 10, seconds: 3600 },
  proof: true,
})

export const confirmNewsletter = post('/user-public/newsletter/{key}', {
  summary: 'It is true: the newsletter may come',
  who: anyone,
  takes: { key },
  gives: done,
  refuses: ['link_expired'],
  limit: tries,
})

export const endNewsletter = post('/user/newsletter/end', {
  summary: 'No newsletter to the address of the account',
  who: signedIn,
  gives: done,
})
