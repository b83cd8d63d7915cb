import { z } from 'zod'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, get } from '#platform/shared/contract.ts'

export const listBrands = get('/admin/brands', {
  summary: 'The brands this site can run as, and what each lays over the look; the running one first',
  who: staff('staff.switch.set'),
  gives: answer(
    z.array(
      z.object({
        /** Its folder in `brands/`. */
        key: z.string(),
        name: z.string(),
        running: z.boolean(),
        tokens: z.record(z.string(), z.string()),
      }),
    ),
  ),
})
