import { z } from 'zod'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, get, post, raw } from '#platform/shared/contract.ts'
import { calendarDay, tableFormat } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'
import { devices, dimensions, funnelNames, measureNames } from './rules.ts'

/** A part of the site that was opened, as browsers tell it. */
export const opened = {
  path: z.string().min(1).max(2_000).startsWith('/'),
  referrer: z.string().max(4_000).default(''),
  /** One went on from another page of the site. */
  within: z.literal('1').optional().catch(undefined),
  device: z.enum(devices).default('desk').catch('desk'),
}
const measured = (most: number) => z.number().min(0).max(most).optional()

export const reportTimings = post('/user-public/page-timings', {
  summary: 'How fast a part of the site was for whoever opened it; nothing of the visitor is kept',
  who: anyone,
  takes: {
    ...{ path: opened.path, device: opened.device },
    /** Until the largest thing was painted, and until an answer to a press was, ms. */
    lcp: measured(600_000),
    inp: measured(600_000),
    /** How far things jumped, as a share of the window. */
    cls: measured(100),
  },
  gives: raw,
  status: 204,
  limit: { times: 120, seconds: 60, per: 'address' },
})

const period = { from: calendarDay.optional(), to: calendarDay.optional() }

export const listVisits = get('/admin/visits', {
  summary: 'Visits by day, part of the site, source, language, country or device; the last thirty days unless said',
  who: staff('staff.visit.read'),
  takes: { ...period, by: z.enum(['day', ...dimensions]).default('day') },
  gives: answer(z.array(z.object({ key: z.string(), count: z.number() }))).extend({
    total: z.number(),
    from: z.string(),
    to: z.string(),
  }),
  refuses: ['invalid'],
})

const Row = z.object({
  value: z.string(),
  views: z.number(),
  /** The sum of the days; null where it is too small to be told, or was not counted. */
  visitors: z.number().nullable(),
})
const Speed = z.object({ value: z.number(), times: z.number() })

export const Traffic = z.object({
  from: z.string(),
  to: z.string(),
  views: z.number(),
  visitors: z.number().nullable(),
  robots: z.number(),
  /** The outside service that is told each counted view, without a person; null where none is. */
  forwarded_to: z.string().nullable(),
  /** Who opened something within the last minutes, and what. */
  now: z.object({ visitors: z.number(), parts: z.array(z.object({ value: z.string(), visitors: z.number() })) }),
  days: z.array(z.object({ day: z.string(), views: z.number(), visitors: z.number().nullable() })),
  tables: z.array(z.object({ dimension: z.enum(dimensions), rows: z.array(Row) })),
  funnels: z.array(
    z.object({
      name: z.enum(funnelNames),
      /** Visitors who came so far, by step. */
      steps: z.array(z.number().nullable()),
      /** What it ended with, by whomever. */
      ends: z.number(),
    }),
  ),
  /** Three of four visits were at least so quick, by part of the site, the most visited first. */
  speed: z.array(z.object({ path: z.string(), measures: z.partialRecord(z.enum(measureNames), Speed) })),
})
export type Traffic = z.output<typeof Traffic>

export const showTraffic = get('/admin/traffic', {
  summary: 'How the site is visited: how often, by how many, from where, on what way, how fast, and who is there now',
  who: staff('staff.visit.read'),
  takes: period,
  gives: answer(Traffic),
  refuses: ['invalid'],
})
export const exportTraffic = get('/admin/traffic/file', {
  summary: 'The same numbers as a file',
  who: staff('staff.visit.read'),
  takes: { ...period, format: tableFormat },
  gives: raw,
  refuses: ['invalid'],
})
