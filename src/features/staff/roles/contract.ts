import { z } from 'zod'
import { staff, staffRoles } from '#features/site/staff-rights/permissions.ts'
import { answer, get, post } from '#platform/shared/contract.ts'
import { line, moment } from '#platform/shared/fields.ts'

const refreshedBy = ['staff.role_asked', 'staff.role_changed', 'staff.role_declined']
const states = ['waiting', 'done', 'declined'] as const
const limit = { times: 60, seconds: 3600, per: 'account' as const }

const Change = z.object({
  id: z.string(),
  user: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  give: z.boolean(),
  reason: z.string(),
  state: z.enum(states),
  asked_by: z.string().nullable(),
  asked_at: moment,
  decided_by: z.string().nullable(),
  decided_at: moment.nullable(),
  /** Whether one may confirm it; whoever asked may only withdraw it while there is another. */
  may_confirm: z.boolean(),
})
export type RoleChange = z.output<typeof Change>

export const listStaff = get('/admin/staff', {
  summary: 'The site’s own people with their roles, changes that wait for another pair of eyes, and the latest ones',
  who: staff('staff.role.give'),
  gives: answer(
    z.object({
      members: z.array(
        z.object({
          user: z.string(),
          name: z.string(),
          email: z.string().nullable(),
          roles: z.array(z.enum(staffRoles)),
          seen_at: moment,
          second_factor: z.boolean(),
          me: z.boolean(),
        }),
      ),
      changes: z.array(Change),
      /** Whether another has to confirm what one asks. */
      needs_another: z.boolean(),
    }),
  ),
  refreshedBy,
})

export const askRole = post('/admin/staff/changes', {
  summary: 'Give somebody a role or take it, with the reason; where there is another super, it waits for them',
  who: staff('staff.role.give'),
  takes: {
    /** A confirmed e-mail address, or the id of an account. */
    person: line(254, 3),
    role: z.enum(staffRoles),
    give: z.boolean(),
    reason: line(300, 3),
  },
  gives: answer(z.object({ state: z.enum(states) })),
  refuses: ['proof_needed', 'invalid', 'role_same', 'last_super', 'change_waiting'],
  status: 201,
  limit,
})

export const decideRole = post('/admin/staff/changes/{change}/decision', {
  summary: 'Confirm a change that another asked for, or decline it; whoever asked may decline it too',
  who: staff('staff.role.give'),
  takes: { change: z.uuid(), decision: z.enum(['confirm', 'decline']) },
  gives: answer(z.object({ state: z.enum(states) })),
  refuses: ['proof_needed', 'not_found', 'already_decided', 'own_change', 'role_same', 'last_super'],
  limit,
})
