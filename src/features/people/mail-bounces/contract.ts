import { z } from 'zod'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, del, done, get, page, post } from '#platform/shared/contract.ts'
import { cursor, email, moment } from '#platform/shared/fields.ts'
import { signedIn } from '#platform/shared/who.ts'

export const showOwnBounce = get('/user/mail-bounce', {
  summary: 'Whether mail to the own address came back, and when',
  who: signedIn,
  gives: answer(z.object({ email: z.string(), bounced_at: moment, code: z.number() }).nullable()),
  refreshedBy: ['account.email_verified', 'account.contact_changed', 'account.mail_tried'],
})

export const tryAgain = post('/user/mail-bounce/try', {
  summary: 'Have a mail sent to the own address that came back before; if it arrives, all is well again',
  who: signedIn,
  gives: done,
  refuses: ['not_bounced'],
  limit: { times: 5, seconds: 3_600 },
})

export const listBounced = get('/admin/bounced-addresses', {
  summary:
    'Addresses that mail servers refuse for good, the latest first: what they said, and how many mails rested since',
  who: staff('staff.bounce.lift'),
  takes: { cursor },
  gives: page(
    z.object({
      address: z.string(),
      code: z.number(),
      reason: z.string(),
      times: z.number(),
      rested: z.number(),
      bounced_at: moment,
      try_at: moment,
      /** Whose it is, as far as an account says so. */
      people: z.array(z.string()),
    }),
  ),
})

export const liftBounce = del('/admin/bounced-addresses/{address}', {
  summary: 'Let mail go to this address again',
  who: staff('staff.bounce.lift'),
  takes: { address: email },
  gives: done,
  refuses: ['not_found'],
})
