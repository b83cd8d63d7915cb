import { z } from 'zod'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, get } from '#platform/shared/contract.ts'
import { languages } from '#platform/shared/languages.ts'

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
        /** Its name and the first words of the front page, in each language. */
        texts: z.record(z.enum(languages), z.object({ name: z.string(), headline: z.string() })),
        /** Colours of the sign. */
        icon: z.object({ line: z.string(), lamp: z.string(), ground: z.string() }),
        /** Who mails come from: the address is a setting of the process. */
        sender: z.string(),
      }),
    ),
  ),
})
