import { z } from 'zod'
import { membershipChanges } from '#features/companies/team/events.ts'
import { Display } from '#features/people/accounts/contract.ts'
import { capabilities, staffRoles } from '#features/site/staff-rights/permissions.ts'
import { threadKinds } from '#features/talk/threads/rules.ts'
import { get } from '#platform/shared/contract.ts'
import { anyone } from '#platform/shared/who.ts'

/** A group one writes or reads in, as oneself or for the company page. */
const ChatGroup = z.object({
  id: z.string(),
  kind: z.enum(threadKinds),
  title: z.string(),
  as: z.enum(['user', 'page']),
})

/** The session check of the seed (§3), flat as it is there. */
export const Session = z.object({
  success: z.literal(true),
  is_agent: z.boolean(),
  pages: z.array(
    z.object({ page_id: z.string(), page_token: z.string(), name: z.string(), role: z.string(), kind: z.string() }),
  ),
  display: Display,
  chat_groups: z.array(ChatGroup),
  is_logged_in: z.boolean(),
  is_page: z.boolean(),
  page_id: z.string().nullable(),
  coins: z.number(),
  cv_credit: z.number(),
  connections: z.number(),
  pending_drops: z.number(),
  sms: z.number(),
  language: z.string(),
  /** The clock of the place one works for, or lives in, by its IANA name; null where that country has several. */
  zone: z.string().nullable(),
  post_permission: z.number(),
  email_verified: z.boolean(),
  may: z.array(z.string()),
  /** What one may do as one of the site's own people, and in which roles. */
  staff_may: z.array(z.enum(capabilities)),
  staff_roles: z.array(z.enum(staffRoles)),
  unread: z.number(),
  /** Of a member of staff who sees the site as this person. */
  guise: z.object({ until: z.string() }).nullable(),
})

export const check = get('/user/session', {
  summary: 'Who is signed in, the pages one works on, and for which one now',
  who: anyone,
  gives: Session,
  refuses: ['no_session', 'locked'],
  refreshedBy: [
    'notification.added',
    'notification.read',
    'account.email_verified',
    'account.changed',
    'account.phone_verified',
    'account.contact_changed',
    'ledger.moved',
    'connection.changed',
    'thread.changed',
    'staff.role_changed',
    ...membershipChanges,
  ],
})
