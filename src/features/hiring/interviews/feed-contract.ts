import { z } from 'zod'
import { answer, del, done, get, put, raw } from '#platform/shared/contract.ts'
import { moment } from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'

const Feed = z.object({
  /** The address a calendar follows; whoever has it reads what it says. */
  url: z.string(),
  details: z.boolean(),
  made_at: moment,
})
export type Feed = z.output<typeof Feed>

export const showFeed = get('/user/interview-feed', {
  summary: 'The address by which one’s calendar follows the interviews one takes part in; null for none',
  who: signedIn,
  gives: answer(Feed.nullable()),
})
export const makeFeed = put('/user/interview-feed', {
  summary: 'Make that address, or make it anew: the one before ends. With names, or only when one is busy',
  who: signedIn,
  takes: { details: z.boolean() },
  gives: answer(Feed),
  limit: { times: 30, seconds: 3600 },
})
export const endFeed = del('/user/interview-feed', {
  summary: 'End that address',
  who: signedIn,
  gives: done,
  limit: { times: 30, seconds: 3600 },
})
export const readFeed = get('/interview-feeds/{key}', {
  summary: 'Interviews of one person as a calendar (RFC 5545): of the last month and what is to come',
  who: anyone,
  takes: { key: z.string().max(600) },
  gives: raw,
  refuses: ['link_expired'],
  limit: { times: 120, seconds: 3600, per: 'link' },
})
