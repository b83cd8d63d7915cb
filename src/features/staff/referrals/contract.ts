import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, done, get, post } from '#platform/shared/contract.ts'
import { line, moment } from '#platform/shared/fields.ts'
import { signedIn } from '#platform/shared/who.ts'
import { doubts, states } from './rules.ts'

const refreshedBy = ['referral.moved']
const Invite = z.object({
  code: z.string(),
  link: z.string(),
  registered: z.number(),
  rewarded: z.number(),
  /** Coins that came of it. */
  coins: z.number(),
  rewards: z.object({ inviter: z.number(), invited: z.number() }),
})

export const showInvite = get('/user/invite', {
  summary: 'The own code that invites others, how many registered with it, and what came of it',
  who: signedIn,
  gives: answer(
    Invite.extend({
      /** Where rewards go: a page one owns; none for candidates, whose invitations are counted. */
      page: z.string().nullable(),
    }),
  ),
  refreshedBy,
})
export const showPageInvite = get('/page/invite', {
  summary: 'The page’s code that invites other companies, and what came of each registration',
  who: member('spend'),
  gives: answer(
    Invite.extend({
      referrals: z.array(
        z.object({ id: z.string(), at: moment, company: z.string().nullable(), state: z.enum(states) }),
      ),
    }),
  ),
  refreshedBy,
})

export const listReferrals = get('/admin/referrals', {
  summary: 'Referrals that wait for a decision, then those decided last',
  who: staff('staff.referral.decide'),
  gives: answer(
    z.array(
      z.object({
        id: z.string(),
        at: moment,
        company: z.string().nullable(),
        by: z.string().nullable(),
        state: z.enum(states),
        why: z.enum(doubts).nullable(),
        note: z.string(),
      }),
    ),
  ),
  refreshedBy,
})
export const decideReferral = post('/admin/referrals/{referral}/decision', {
  summary: 'Reward a referral that was held, or decline it; the note stays with it',
  who: staff('staff.referral.decide'),
  takes: { referral: z.uuid(), decision: z.enum(['allow', 'decline']), note: line(300, 3) },
  gives: done,
  refuses: ['not_found', 'referral_decided', 'referral_no_page'],
})
