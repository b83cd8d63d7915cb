import { z } from 'zod'
import { PageCard } from '#features/companies/pages/contract.ts'
import { del, done, get, page as list, put } from '#platform/shared/contract.ts'
import { cursor, moment } from '#platform/shared/fields.ts'
import { signedIn } from '#platform/shared/who.ts'

const page = { page: z.uuid() }
const often = { times: 240, seconds: 3600 }

export const follow = put('/company-pages/{page}/follow', {
  summary: 'Follow a company: one is told when it opens jobs, at most once a day',
  who: signedIn,
  takes: page,
  gives: done,
  refuses: ['not_found'],
  limit: often,
})

export const unfollow = del('/company-pages/{page}/follow', {
  summary: 'Follow a company no more',
  who: signedIn,
  takes: page,
  gives: done,
  limit: often,
})

export const following = get('/user/following', {
  summary: 'Companies one follows, the newest first',
  who: signedIn,
  takes: { cursor },
  gives: list(PageCard.extend({ since: moment, open_jobs: z.number() })),
})
