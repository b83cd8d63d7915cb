import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { done, put } from '#platform/shared/contract.ts'
import { prose } from '#platform/shared/fields.ts'

export const keepNote = put('/page/open-days/{day}/desks/{desk}/note', {
  summary: 'Keep what the desk notes while whoever it called is there; a reload or another desk reads it again',
  who: member('openday.staff'),
  takes: { day: z.uuid(), desk: z.uuid(), visit: z.uuid(), note: prose(2000).default('') },
  gives: done,
  refuses: ['not_found', 'visit_state'],
  limit: { times: 1200, seconds: 3600, per: 'account' },
})
