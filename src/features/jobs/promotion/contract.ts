import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { answer, get, page, post } from '#platform/shared/contract.ts'
import { idCursor, moment } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'
import { promotionKinds, promotionStates } from './rules.ts'

const seen = z.object({ promoted: z.number(), before: z.number().nullable() })

export const Promotion = z.object({
  id: z.string(),
  kind: z.enum(promotionKinds),
  state: z.enum(promotionStates),
  /** The job or the group; null for the page itself. */
  thing: z.object({ id: z.string(), title: z.string() }).nullable(),
  days: z.number(),
  coins: z.number(),
  from_at: moment,
  /** When it ends, or ended; null while it is paused. */
  until_at: moment.nullable(),
  /** What is left while it is paused, in days. */
  days_left: z.number().nullable(),
  returned: z.number(),
  by: z.string().nullable(),
  /** How many days it ran, and what came in them; `before`: in as many days before, null where nobody counted by day then. */
  seen_days: z.number(),
  views: seen,
  /** Null for whoever may not know how many apply. */
  applied: seen.nullable(),
})
export type Promotion = z.output<typeof Promotion>

const refreshedBy = ['promotion.moved', 'job.moved', 'application.sent']

export const listPromotions = get('/page/promotions', {
  summary: 'Promotions of the own page, or of one of its jobs or groups, the latest first, with what came of them',
  who: member('job.read'),
  takes: { thing: z.uuid().optional(), cursor: idCursor },
  gives: page(Promotion),
  refreshedBy,
})

export const promote = post('/page/promotions', {
  summary: 'Put a live job, a public group or the page itself forward for coins, for so many days',
  who: member('job.promote'),
  takes: {
    /** Chosen by the caller and the id of what comes of it: a second try promotes nothing twice. */
    request: z.uuid(),
    kind: z.enum(promotionKinds),
    /** The job or the group; none for the page itself. */
    thing: z.uuid().optional(),
    /** Of kinds with several durations: which. */
    variant: z.string().max(40).default(''),
    /** What the caller was told that it costs; nothing is spent that was not agreed to. */
    coins: z.number().int().min(0),
  },
  gives: answer(Promotion),
  refuses: [
    ...['not_found', 'not_promotable', 'ends_before', 'already_promoted', 'settled_otherwise'],
    ...['price_changed', 'not_allowed', 'no_coins', 'over_limit'],
  ],
  status: 201,
  limit: { times: 60, seconds: 300, per: 'account' },
})

export const endPromotion = post('/page/promotions/{promotion}/end', {
  summary: 'End a promotion before its time; nothing comes back',
  who: member('job.promote'),
  takes: { promotion: z.uuid() },
  gives: answer(Promotion),
  refuses: ['not_found', 'promotion_over'],
})

export const promotedGroups = get('/job-groups-promoted', {
  summary: 'Public job groups that are promoted now, a few',
  who: anyone,
  gives: answer(
    z.array(
      z.object({
        id: z.string(),
        address: z.string(),
        title: z.string(),
        company: z.object({ name: z.string(), slug: z.string() }),
      }),
    ),
  ),
})
