import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { Imported } from '#features/sourcing/imports/contract.ts'
import { importStates } from '#features/sourcing/imports/import-states.ts'
import { answer, done, type Gives, get, post, put } from '#platform/shared/contract.ts'
import { moment, prose, version } from '#platform/shared/fields.ts'
import { mergeFields, reasonCodes } from './rules.ts'

const may = member('import')
const live = ['imported.saved', 'imported.moved', 'imported.told_apart'] as const
const pair = { first: z.uuid(), second: z.uuid() }

const Brief = z.object({
  id: z.string(),
  name: z.string(),
  headline: z.string(),
  state: z.enum(importStates),
  email: z.string().nullable(),
  phone: z.string().nullable(),
})
const Reason = z.object({
  code: z.enum(reasonCodes),
  /** What both say, in their own words. */
  said: z.string().nullable(),
})

export const listPairs = get('/page/imported/pairs', {
  summary: 'People of the company who look like one, the surest first, with why; and merges that can be undone',
  who: may,
  gives: answer(
    z.object({
      total: z.number(),
      pairs: z.array(z.object({ first: Brief, second: Brief, reasons: z.array(Reason) })),
      merges: z.array(
        z.object({
          id: z.string(),
          kept: Brief,
          merged: z.string(),
          at: moment,
          by: z.string().nullable(),
          until: moment,
        }),
      ),
    }),
  ),
  refreshedBy: live,
})
export type Pair = Gives<typeof listPairs>['data']['pairs'][number]

const Side = Imported.extend({
  work: z.array(
    z.object({ title: z.string(), company: z.string(), start: z.string().nullable(), end: z.string().nullable() }),
  ),
})
export type Side = z.output<typeof Side>
export const showPair = get('/page/imported/pairs/{first}/{second}', {
  summary: 'Two records side by side; which of them stays, and what is alike',
  who: may,
  takes: pair,
  gives: answer(
    z.object({
      keep: Side,
      merge: Side,
      reasons: z.array(Reason),
      different: z.boolean(),
      /** What stays where nothing else is chosen: what the kept record says, else the other. */
      take: z.array(z.enum(mergeFields)),
      /** Why they cannot be merged. */
      refused: z.string().nullable(),
      /** Another pair that waits. */
      next: z.object({ first: z.string(), second: z.string() }).nullable(),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy: live,
})
export type PairDetail = Gives<typeof showPair>['data']

export const tellApart = put('/page/imported/pairs/{first}/{second}', {
  summary: 'Say that two records are not the same person, or that they may be after all',
  who: may,
  takes: { ...pair, different: z.boolean() },
  gives: done,
  refuses: ['not_found', 'invalid'],
  limit: { times: 600, seconds: 3600 },
})
export const mergePair = post('/page/imported/merges', {
  summary: 'Make one record of two: fields as chosen, tags and notes joined, CVs kept as versions',
  who: may,
  takes: {
    keep: z.uuid(),
    merge: z.uuid(),
    keep_version: version,
    merge_version: version,
    take: z.array(z.enum(mergeFields)).max(mergeFields.length).default([]),
    note: prose(2000).optional(),
  },
  gives: answer(z.object({ merge: z.string(), kept: z.string() })),
  refuses: [
    ...[
      'not_found',
      'invalid',
      'import_state',
      'merge_claimed',
      'merge_backwards',
      'merge_theirs',
      'merge_submitted',
      'merge_note',
    ],
    ...['changed_meanwhile', 'already_imported'],
  ],
  status: 201,
  limit: { times: 600, seconds: 3600 },
})
export const undoMerge = post('/page/imported/merges/{merge}/undo', {
  summary: 'Bring two records back as they were; what was changed since stays changed',
  who: may,
  takes: { merge: z.uuid() },
  gives: done,
  refuses: ['not_found', 'merge_over', 'import_state', 'already_imported'],
})
