import { z } from 'zod'
import { staff, staffRoles } from '#features/site/staff-rights/permissions.ts'
import { answer, done, get, post } from '#platform/shared/contract.ts'
import { line, moment, prose } from '#platform/shared/fields.ts'
import { personActs } from './rules.ts'

const refreshedBy = [
  ...['person.acted', 'person.noted', 'staff.role_changed'],
  ...['person.erasure_asked', 'person.erasure_decided'],
]
const limit = { times: 300, seconds: 3600, per: 'account' as const }

const Person = z.object({
  id: z.string(),
  name: z.string(),
  account_type: z.string(),
  state: z.enum(['active', 'deactivated', 'suspended', 'erased']),
  language: z.string(),
  country: z.string(),
  email: z.string().nullable(),
  email_confirmed_at: moment.nullable(),
  email_bounced: z.boolean(),
  phone: z.string().nullable(),
  phone_confirmed_at: moment.nullable(),
  created_at: moment,
  seen_at: moment,
  suspended_at: moment.nullable(),
  erase_at: moment.nullable(),
  post_permission: z.number(),
  roles: z.array(z.enum(staffRoles)),
  ways: z.object({ password: z.boolean(), second_factor: z.boolean(), passkeys: z.number(), providers: z.number() }),
  /** Only for those who may end them. */
  sessions: z
    .array(z.object({ id: z.string(), browser: z.string(), system: z.string(), address: z.string(), seen_at: moment }))
    .nullable(),
  pages: z.array(z.object({ id: z.string(), name: z.string(), role: z.string(), state: z.string() })),
  counts: z.object({
    applications: z.number(),
    under_way: z.number(),
    cvs: z.number(),
    conversations: z.number(),
    reports: z.number(),
  }),
  /** Only for those who may read orders. */
  orders: z
    .array(
      z.object({
        id: z.string(),
        number: z.string(),
        state: z.string(),
        total: z.number(),
        currency: z.string(),
        at: moment,
      }),
    )
    .nullable(),
  notes: z.array(z.object({ id: z.string(), by: z.string().nullable(), text: z.string(), at: moment })),
  history: z.array(
    z.object({
      id: z.string(),
      at: moment,
      by: z.string().nullable(),
      /** The event, and which act of it. */
      what: z.string(),
      act: z.enum(personActs).nullable(),
      reason: z.string(),
    }),
  ),
  /** Who of the staff opened this, the latest first. */
  accesses: z.array(z.object({ id: z.string(), by: z.string().nullable(), at: moment })),
  /** What one may do about the account now. */
  acts: z.array(z.enum(personActs)),
  /** Whether the site may be seen as this person. */
  may_guise: z.boolean(),
})
export type WholePerson = z.output<typeof Person>

export const showPerson = get('/admin/people/{user}', {
  summary: 'What is known of a person; opening it is written down for the person to see',
  who: staff('staff.person.read'),
  takes: { user: z.uuid() },
  gives: answer(Person),
  refuses: ['not_found'],
  refreshedBy,
  limit,
})

export const actOnPerson = post('/admin/people/{user}/acts', {
  summary:
    'Suspend or reinstate an account, end its sessions, reset its second factor, confirm its contacts, each with the reason',
  who: staff('staff.person.act'),
  takes: { user: z.uuid(), act: z.enum(personActs), reason: prose(1000, 3) },
  gives: done,
  refuses: ['not_found', 'proof_needed', 'own_account', 'staff_account', 'person_state', 'address_taken'],
  limit,
})

export const notePerson = post('/admin/people/{user}/notes', {
  summary: 'A note about a person, which the staff reads and an export gives out',
  who: staff('staff.person.act'),
  takes: { user: z.uuid(), text: line(1000, 2) },
  gives: done,
  refuses: ['not_found'],
  status: 201,
  limit,
})
