import { z } from 'zod'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, get } from '#platform/shared/contract.ts'
import { patternKinds } from './rules.ts'

export const showPatterns = get('/admin/patterns/{kind}/{id}', {
  summary:
    'Companies and people that share a telephone, a device, a text or a payer with one, or a name that looks the same; links, never verdicts',
  who: staff('staff.person.read'),
  takes: { kind: z.enum(['page', 'person']), id: z.uuid() },
  gives: answer(
    z.array(
      z.object({
        by: z.enum(patternKinds),
        kind: z.enum(['page', 'person']),
        id: z.string(),
        name: z.string(),
        state: z.string(),
      }),
    ),
  ),
  refuses: ['not_found'],
  refreshedBy: ['case.decided'],
})
