import { z } from 'zod'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, done, get, put } from '#platform/shared/contract.ts'
import { line, moment, version } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'
import { audiences, switchNames } from './rules.ts'

export const showSwitches = get('/site/switches', {
  summary: 'Which parts of the site are switched off for whoever asks, and whether the site is closed to all but staff',
  who: anyone,
  gives: answer(z.object({ off: z.array(z.enum(switchNames)), hrefs: z.array(z.string()), closed: z.boolean() })),
})

export const listSwitches = get('/admin/switches', {
  summary: 'What of the site can be switched off, and for whom it is on',
  who: staff('staff.switch.set'),
  gives: answer(
    z.array(
      z.object({
        name: z.enum(switchNames),
        audience: z.enum(audiences),
        may_be: z.array(z.enum(audiences)),
        until: moment.nullable(),
        reason: z.string(),
        version: z.number(),
        /** Null while nobody has switched it. */
        by: z.string().nullable(),
        at: moment.nullable(),
      }),
    ),
  ),
  refreshedBy: ['site.switched'],
})

export const setSwitch = put('/admin/switches/{name}', {
  summary: 'Switch a part of the site for an audience, or close the whole of it, with the reason',
  who: staff('staff.switch.set'),
  takes: {
    name: z.enum(switchNames),
    audience: z.enum(audiences),
    /** When the closed site is expected to open again. */
    until: moment.nullable().default(null),
    reason: line(300, 3),
    version,
  },
  gives: done,
  refuses: ['changed_meanwhile', 'invalid'],
  limit: { times: 60, seconds: 3600, per: 'account' },
})
