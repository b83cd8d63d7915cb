import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { answer, done, get, post, put } from '#platform/shared/contract.ts'
import { flag, language, moment, prose } from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'
import { leftOut, mostPeople, mostText, states, whys } from './rules.ts'

const code = z.string().regex(/^[0-9a-z]{4,20}$/)
const tries = { times: 60, seconds: 600 }
const written = {
  job: z.uuid(),
  applications: z.array(z.uuid()).min(1).max(mostPeople),
  /** With parameters of message templates; each person reads what is true of them. */
  text: prose(mostText, 1),
  /** Which the text is written in: days and the last line are. */
  language,
}

export const Text = z.object({
  id: z.string(),
  at: moment,
  /** When it goes out, while it waits. */
  send_at: moment,
  by: z.string().nullable(),
  text: z.string(),
  segments: z.number(),
  state: z.enum(states),
  why: z.enum(whys).nullable(),
})
export type Text = z.output<typeof Text>

const LeftOut = z.object({ application: z.string(), name: z.string(), why: z.enum(leftOut) })

export const previewTexts = post('/page/text-messages/preview', {
  summary: 'What a text to several applicants costs, how the first reads it, and who is left out; nothing is sent',
  who: member('applicant.message'),
  takes: written,
  gives: answer(
    z.object({
      people: z.number(),
      /** Text messages in all. */
      cost: z.number(),
      balance: z.number(),
      first: z
        .object({ name: z.string(), body: z.string(), segments: z.number(), left: z.number(), gsm: z.boolean() })
        .nullable(),
      left_out: z.array(LeftOut),
      /** How many it reaches only when their night ends, and when the first of these. */
      later: z.object({ count: z.number(), from: moment.nullable() }),
    }),
  ),
  refuses: ['not_found', 'not_allowed'],
  limit: { times: 1200, seconds: 600, per: 'account' },
})
export const sendTexts = post('/page/text-messages', {
  summary: 'Text applicants; text messages are set aside and used up when the carrier takes each',
  who: member('applicant.message'),
  takes: {
    ...written,
    /** Chosen by the caller, so that a second try sends nothing twice. */
    request: z.uuid(),
    /** The cost that was agreed to. */
    cost: z.number().int().min(1),
  },
  gives: answer(z.object({ sent: z.number(), left_out: z.array(LeftOut), cost: z.number() })),
  refuses: [
    'not_found',
    'not_allowed',
    'no_sms',
    'over_limit',
    'texts_nobody',
    'texts_cost_changed',
    'texts_too_many',
    'settled_otherwise',
  ],
  status: 201,
  limit: { times: 120, seconds: 3600, per: 'account' },
})
export const listTexts = get('/page/applications/{application}/text-messages', {
  summary: 'Text messages of the page to an applicant, the oldest first, with what became of each',
  who: member('applicant.message'),
  takes: { application: z.uuid() },
  gives: answer(z.array(Text)),
  refuses: ['not_found'],
  refreshedBy: ['text.moved'],
})

const Sender = z.object({ code: z.string(), name: z.string(), stopped: z.boolean() })
export const listSenders = get('/user/text-senders', {
  summary: 'Companies that text one, and whether one has stopped them',
  who: signedIn,
  gives: answer(z.array(Sender)),
  refreshedBy: ['texts.stopped'],
})
export const stopSender = put('/user/text-senders/{code}', {
  summary: 'Stop the texts of a company, or let them come again',
  who: signedIn,
  takes: { code, stopped: flag },
  gives: done,
  refuses: ['not_found'],
})
export const showStop = get('/user-public/text-stops/{code}', {
  summary: 'Whose texts the link in a text can stop; opening it changes nothing',
  who: anyone,
  takes: { code },
  gives: answer(Sender),
  refuses: ['not_found'],
  limit: tries,
})
export const stopTexts = post('/user-public/text-stops/{code}', {
  summary: 'No more texts of this company; only the person can undo it, in the settings',
  who: anyone,
  takes: { code },
  gives: answer(Sender),
  refuses: ['not_found'],
  limit: tries,
})

export const takeSmsReport = post('/sms-reports', {
  summary: 'What became of a text message; for the SMS provider, with the secret in `x-sms-secret`',
  who: anyone,
  takes: {
    /** As it was given to the provider. */
    id: z.string().min(1).max(100),
    state: z.enum(['accepted', 'delivered', 'failed']),
  },
  gives: answer(z.object({ outcome: z.enum(['taken', 'known', 'unknown']) })),
  refuses: ['not_found', 'not_allowed'],
  limit: { times: 6000, seconds: 60 },
})
