import { z } from 'zod'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, get } from '#platform/shared/contract.ts'

export const showAnswers = get('/admin/traffic/answers', {
  summary:
    'How applications of a year were answered on the whole site, as it was counted each night of the last ninety days',
  who: staff('staff.visit.read'),
  gives: answer(
    z.array(
      z.object({
        day: z.string(),
        applications: z.number(),
        answered: z.number(),
        /** After so many days half of those had their answer; null where none had. */
        median_days: z.number().nullable(),
      }),
    ),
  ),
})
