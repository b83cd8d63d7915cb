import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { answer, del, done, get, page, post } from '#platform/shared/contract.ts'
import { cursor, flag, line, moment, prose, version } from '#platform/shared/fields.ts'
import { signedIn } from '#platform/shared/who.ts'
import { mostInvited, mostTags, poolSources } from './rules.ts'

const may = member('drop.answer')
const live = ['pool.changed', 'pool.invited', 'application.moved'] as const

export const PoolEntry = z.object({
  id: z.string(),
  name: z.string(),
  headline: z.string(),
  source: z.enum(poolSources),
  /** Where the company has the person from: an application, a CV that was left, somebody it found. */
  link: z.string().nullable(),
  person: z.string().nullable(),
  tags: z.array(z.string()),
  note: z.string(),
  version: z.number(),
  added_at: moment,
  added_by: z.string().nullable(),
  /** Whether they applied for the job that was named; no for none. */
  applied: z.boolean(),
  invited: z.array(
    z.object({ job: z.string(), title: z.string(), at: moment, applied: z.boolean(), declined: z.boolean() }),
  ),
})
export type PoolEntry = z.output<typeof PoolEntry>

export const listPool = get('/page/pool', {
  summary: 'People kept for later jobs, the latest first: by words, tag and the way they came',
  who: may,
  takes: {
    q: line(120, 0).default('').catch(''),
    tag: line(40).optional().catch(undefined),
    source: z.enum(poolSources).optional().catch(undefined),
    job: z.uuid().optional().catch(undefined),
    /** That one alone, where the company keeps them: found, or added itself. */
    person: z.uuid().optional(),
    imported: z.uuid().optional(),
    entry: z.uuid().optional(),
    cursor,
  },
  gives: page(PoolEntry).extend({
    total: z.number(),
    tags: z.array(z.object({ tag: z.string(), count: z.number() })),
  }),
  refreshedBy: live,
})

export const poolPerson = post('/page/pool', {
  summary:
    'Keep somebody in the pool whom the company sees in full, or whom it added itself and who agreed; with a note where one is given',
  who: may,
  takes: { person: z.uuid().optional(), imported: z.uuid().optional(), note: prose(2000).optional() },
  gives: answer(z.object({ entry: z.string() })),
  refuses: ['not_found', 'not_agreed', 'left_pool', 'invalid', 'changed_meanwhile'],
  status: 201,
  limit: { times: 300, seconds: 3600 },
})

const entry = { entry: z.uuid() }
export const savePoolEntry = post('/page/pool/{entry}', {
  summary: 'Tags and a note of somebody in the pool; the version is the one that was read',
  who: may,
  takes: { ...entry, version, tags: z.array(line(40)).max(mostTags).default([]), note: prose(2000).default('') },
  gives: done,
  refuses: ['not_found', 'changed_meanwhile'],
})
export const removeFromPool = del('/page/pool/{entry}', {
  summary: 'Let go of somebody; an application stays where it is',
  who: may,
  takes: entry,
  gives: done,
  refuses: ['not_found'],
})

export const showPersonNote = get('/page/pool-notes/{person}', {
  summary: 'What the team noted of somebody the company sees in full and does not keep in its pool; empty for nothing',
  who: may,
  takes: { person: z.uuid() },
  gives: answer(z.object({ note: z.string(), version: z.number() })),
  refreshedBy: ['pool.changed'],
})
export const savePersonNote = post('/page/pool-notes/{person}', {
  summary: 'Note something of somebody the company sees in full, for the team alone; nobody is kept in the pool by it',
  who: may,
  takes: { person: z.uuid(), version, note: prose(2000).default('') },
  gives: done,
  refuses: ['not_found', 'changed_meanwhile'],
})

export const inviteFromPool = post('/page/pool-invitations', {
  summary:
    'Ask people of the pool, or found and seen in full, to look at a live job; nobody is asked twice for the same one',
  who: may,
  takes: {
    entries: z.array(z.uuid()).max(mostInvited).default([]),
    people: z.array(z.uuid()).max(mostInvited).default([]),
    job: z.uuid(),
    words: prose(1500).default(''),
    /** Only says what would become of each; nobody is asked, and nobody kept. */
    trial: flag.default(false),
  },
  /** `entry`: of the pool; of somebody who was found and is not asked, and so not kept, their own id. */
  gives: answer(z.array(z.object({ entry: z.string(), refused: z.string().nullable() }))),
  refuses: ['not_found', 'invited_enough', 'left_pool', 'invalid'],
  limit: { times: 180, seconds: 3600 },
})

export const listMyPools = get('/user/pools', {
  summary: 'Companies that keep one for later jobs without an application',
  who: signedIn,
  gives: answer(
    z.array(
      z.object({
        id: z.string(),
        company: z.object({ name: z.string(), slug: z.string(), logo: z.string().nullable() }),
        source: z.enum(poolSources),
        added_at: moment,
      }),
    ),
  ),
  refreshedBy: ['cv_drop.moved', 'notification.added'],
})
export const declineInvitation = post('/user/pool-invitations/{invitation}/decline', {
  summary: 'Say that a job one was invited to apply for is nothing for oneself; the company reads it',
  who: signedIn,
  takes: { invitation: z.uuid() },
  gives: done,
  refuses: ['not_found'],
})
export const leaveMyPool = del('/user/pools/{entry}', {
  summary: 'Leave the pool of a company',
  who: signedIn,
  takes: entry,
  gives: done,
  refuses: ['not_found'],
})
