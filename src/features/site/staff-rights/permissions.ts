import type { Who } from '#platform/shared/who.ts'

/** Of `super` are those whose `role_cp` is 1, of `agent` those with the flag `is_agent`; the others are given in `staff_roles`. */
export const staffRoles = ['super', 'reviewer', 'support', 'finance', 'content', 'agent'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Roles that are rows of `staff_roles`. */
export const listedRoles = ['reviewer', 'support', 'finance', 'content'] as const

const everybody = staffRoles
const only = (...roles: Exclude<StaffRole, 'super'>[]): readonly StaffRole[] => ['super', ...roles]

/** What each role of the site's own people may do: the one table that server and screens read. */
export const staffCapabilities = {
  'staff.home': everybody,
  'staff.find': everybody,
  'staff.job.review': only('reviewer'),
  'staff.complaint.decide': only('reviewer'),
  'staff.openday.review': only('reviewer'),
  'staff.dispute.settle': only('reviewer'),
  'staff.page.read': only('reviewer', 'support', 'agent'),
  'staff.page.check': only('reviewer', 'agent'),
  'staff.support.answer': only('support'),
  'staff.bounce.lift': only('support'),
  'staff.person.read': only('reviewer', 'support'),
  'staff.person.act': only('support'),
  'staff.order.read': only('support', 'finance'),
  'staff.money.move': only('finance'),
  'staff.price.set': only('finance'),
  'staff.voucher.make': only('finance'),
  'staff.referral.decide': only('finance'),
  'staff.lookup.edit': only('content'),
  'staff.visit.read': only('content'),
  'staff.role.give': only(),
  'staff.work.watch': only(),
} as const satisfies Record<`staff.${string}`, readonly StaffRole[]>

export type StaffCapability = keyof typeof staffCapabilities
export const capabilities = Object.keys(staffCapabilities) as [StaffCapability, ...StaffCapability[]]

/** Who-rule of a call of the site's own people. */
export const staff = (capability: StaffCapability): Who => ({ kind: 'staff', capability })

/** Whether any of these roles may do something; an unknown capability nobody. */
export const mayAsStaff = (capability: string, roles: readonly StaffRole[]): boolean =>
  Object.hasOwn(staffCapabilities, capability) &&
  roles.some((role) => (staffCapabilities[capability as StaffCapability] as readonly StaffRole[]).includes(role))

/** Everything these roles may do, for places and buttons of screens. */
export const allOfStaff = (roles: readonly StaffRole[]): StaffCapability[] =>
  capabilities.filter((capability) => mayAsStaff(capability, roles))

/** Which roles may do something. */
export const staffRolesWith = (capability: StaffCapability): readonly StaffRole[] => staffCapabilities[capability]
