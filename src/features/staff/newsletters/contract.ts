import { z } from 'zod'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, done, get, post, put } from '#platform/shared/contract.ts'
import { language, line, moment, prose, siteLink, version } from '#platform/shared/fields.ts'
import { inEach } from '#platform/shared/languages.ts'
import { longestLetter, mostPerMinute, newsletterStates, readerAccounts } from './rules.ts'

const who = staff('staff.newsletter.send')
const newsletter = z.uuid()
const limit = { times: 240, seconds: 3600, per: 'account' as const }
const changed = ['newsletter.written', 'newsletter.moved']
const Text = z.object({ subject: z.string(), body: z.string(), action: z.string() })
const Texts = z.object(inEach(() => Text))
export type LetterTexts = z.output<typeof Texts>

const Line = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(newsletterStates),
  at: moment,
  by: z.string().nullable(),
  /** Letters that were sent, of all. */
  sent: z.number(),
  letters: z.number(),
})

export const listNewsletters = get('/admin/newsletters', {
  summary: 'Newsletters, the last changed first, with how many letters went out',
  who,
  gives: answer(z.array(Line)),
  refreshedBy: changed,
})

export const readNewsletter = get('/admin/newsletters/{newsletter}', {
  summary: 'A newsletter: its texts, for whom, how many that would be, and what became of its letters',
  who,
  takes: { newsletter },
  gives: answer(
    z.object({
      id: z.string(),
      name: z.string(),
      state: z.enum(newsletterStates),
      texts: Texts,
      link: z.string().nullable(),
      languages: z.array(language),
      accounts: z.enum(readerAccounts),
      per_minute: z.number(),
      version: z.number(),
      started_at: moment.nullable(),
      ended_at: moment.nullable(),
      /** Readers it would go to now: only those who confirmed that they want it. */
      readers: z.number(),
      /** `unsure`: a process ended while it sent; nobody gets it twice. */
      report: z.object({
        waiting: z.number(),
        sent: z.number(),
        bounced: z.number(),
        failed: z.number(),
        unwanted: z.number(),
        unsure: z.number(),
        unsubscribed: z.number(),
      }),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy: changed,
})

export const addNewsletter = post('/admin/newsletters', {
  summary: 'Begin a newsletter',
  who,
  takes: { name: line(120, 2) },
  gives: answer(z.object({ id: z.string() })),
  refuses: ['too_many_newsletters', 'invalid'],
  status: 201,
  limit,
})

export const writeNewsletter = put('/admin/newsletters/{newsletter}', {
  summary: 'Keep what is written of a newsletter, for whom it is, and how many letters go out in a minute',
  who,
  takes: {
    newsletter,
    version,
    name: line(120, 2),
    texts: z.object(inEach(() => z.object({ subject: line(150, 0), body: prose(longestLetter), action: line(60, 0) }))),
    link: z
      .union([z.literal('').transform(() => null), siteLink])
      .nullable()
      .default(null),
    languages: z.array(language).min(1).max(4),
    accounts: z.enum(readerAccounts),
    per_minute: z.coerce.number().int().min(1).max(mostPerMinute),
  },
  gives: answer(z.object({ version: z.number() })),
  refuses: ['not_found', 'newsletter_state', 'changed_meanwhile', 'invalid'],
  limit,
})

export const previewNewsletter = get('/admin/newsletters/{newsletter}/preview', {
  summary: 'The letter of a newsletter in one language, as text, as readers get it',
  who,
  takes: { newsletter, language },
  gives: answer(z.object({ subject: z.string(), text: z.string() })),
  refuses: ['not_found'],
  refreshedBy: ['newsletter.written'],
})

export const tryNewsletter = post('/admin/newsletters/{newsletter}/test', {
  summary: 'Send the letter in one language to the own confirmed address',
  who,
  takes: { newsletter, language },
  gives: answer(z.object({ email: z.string() })),
  refuses: ['not_found', 'newsletter_incomplete', 'email_unconfirmed'],
  limit: { times: 30, seconds: 3600, per: 'account' },
})

export const sendNewsletter = post('/admin/newsletters/{newsletter}/sending', {
  summary: 'Let a newsletter go out to everybody it is for now; each gets it once',
  who,
  takes: { newsletter, version },
  gives: answer(z.object({ letters: z.number() })),
  refuses: [
    'not_found',
    'newsletter_state',
    'changed_meanwhile',
    'newsletter_incomplete',
    'no_readers',
    'proof_needed',
  ],
  limit: { times: 20, seconds: 3600, per: 'account' },
})

export const moveNewsletter = post('/admin/newsletters/{newsletter}/state', {
  summary: 'Pause a newsletter that goes out, go on with it, or end it for good',
  who,
  takes: { newsletter, to: z.enum(['paused', 'sending', 'cancelled']) },
  gives: done,
  refuses: ['not_found', 'newsletter_state'],
  limit,
})
