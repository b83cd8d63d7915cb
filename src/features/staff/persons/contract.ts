import { z } from 'zod'
import { limitKinds, mostSet } from '#features/people/day-limits/rules.ts'
import { staff, staffRoles } from '#features/site/staff-rights/permissions.ts'
import { answer, done, get, post } from '#platform/shared/contract.ts'
import { calendarDay, email, line, moment, prose } from '#platform/shared/fields.ts'
import { personActs } from './rules.ts'

const refreshedBy = [
  ...['person.acted', 'person.noted', 'person.limited', 'staff.role_changed'],
  ...['person.erasure_asked', 'person.erasure_decided'],
  ...['person.merge_asked', 'person.merge_answered', 'person.merge_decided'],
]
const limit = { times: 300, seconds: 3600, per: 'account' as const }

export const OrderOf = z.object({
  id: z.string(),
  number: z.string(),
  state: z.string(),
  total: z.number(),
  currency: z.string(),
  at: moment,
})

const Person = z.object({
  id: z.string(),
  name: z.string(),
  account_type: z.string(),
  state: z.enum(['active', 'deactivated', 'suspended', 'erased']),
  language: z.string(),
  country: z.string(),
  email: z.string().nullable(),
  email_confirmed_at: moment.nullable(),
  /** Another address that a link went to, and that counts once it is followed. */
  email_asked: z.string().nullable(),
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
  orders: z.array(OrderOf).nullable(),
  notes: z.array(z.object({ id: z.string(), by: z.string().nullable(), text: z.string(), at: moment })),
  history: z.array(
    z.object({
      id: z.string(),
      at: moment,
      by: z.string().nullable(),
      /** The event, and which act of it. */
      what: z.string(),
      act: z.enum(personActs).nullable(),
      /** What was answered or decided. */
      yes: z.boolean().nullable(),
      reason: z.string(),
    }),
  ),
  /** Who of the staff opened this, the latest first. */
  accesses: z.array(z.object({ id: z.string(), by: z.string().nullable(), at: moment })),
  /** What one may do about the account now. */
  acts: z.array(z.enum(personActs)),
  /** How often something may be done within a day: by everybody, and as staff set it. Only for those who may act. */
  limits: z
    .array(
      z.object({
        what: z.enum(limitKinds),
        usual: z.number(),
        set: z.object({ most: z.number(), until: calendarDay, reason: z.string() }).nullable(),
      }),
    )
    .nullable(),
  /** Whether they may be set for this person. */
  may_limit: z.boolean(),
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
    'Suspend or reinstate an account, end its sessions, reset its second factor, confirm its contacts, or send a link to another `email` that counts once it is followed; each with the reason',
  who: staff('staff.person.act'),
  takes: { user: z.uuid(), act: z.enum(personActs), email: email.optional(), reason: prose(1000, 3) },
  gives: done,
  refuses: [
    ...['not_found', 'proof_needed', 'own_account', 'staff_account', 'person_state', 'address_taken'],
    ...['invalid', 'already_verified'],
  ],
  limit,
})

export const limitPerson = post('/admin/people/{user}/limits', {
  summary:
    'Hold lower, or raise, how often a person may do something within a day until a date, with the reason; `most` null puts back what everybody has',
  who: staff('staff.person.act'),
  takes: {
    user: z.uuid(),
    what: z.enum(limitKinds),
    most: z.number().int().min(0).max(mostSet).nullable(),
    until: calendarDay.nullable().default(null),
    reason: prose(1000, 3),
  },
  gives: done,
  refuses: ['not_found', 'proof_needed', 'own_account', 'staff_account', 'person_state', 'invalid'],
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
