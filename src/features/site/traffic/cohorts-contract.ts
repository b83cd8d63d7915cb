import { z } from 'zod'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, get } from '#platform/shared/contract.ts'

/** People of one week; null where so few did it that it could say who, or where the week is not over. */
const shares = z.array(z.number().nullable())

export const Cohort = z.object({
  /** The Monday of the week they registered in, UTC. */
  week: z.string(),
  people: z.number().nullable(),
  /** How many were on the site again in the first, second … week after their own seven days. */
  returned: shares,
  /** How many had applied by the end of the first, second … week. */
  applied: shares,
})
export type Cohort = z.output<typeof Cohort>

export const showCohorts = get('/admin/traffic/cohorts', {
  summary:
    'Candidates by the week they registered in: how many came back and applied in the weeks after, the latest week first',
  who: staff('staff.visit.read'),
  gives: answer(z.array(Cohort)),
})
