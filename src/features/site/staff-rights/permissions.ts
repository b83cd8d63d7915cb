import type { Who } from '#platform/shared/who.ts'

/** Of `super` are those whose `role_cp` is 1, of `agent` those with the flag `is_agent`; the others are given in `staff_roles`. */
export const staffRoles = ['super', 'reviewer', 'support', 'finance', 'content', 'agent'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Roles that are rows of `staff_roles`. */
export const listedRoles = ['reviewer', 'support', 'finance', 'content'] as const

/** What each role of the site's own people may do, the one table. It calls nothing, so that browsers, which are told what one may do, never load it. */
export const staffCapabilities = {
  'staff.home': staffRoles,
  'staff.find': staffRoles,
  'staff.job.review': ['super', 'reviewer'],
  'staff.complaint.decide': ['super', 'reviewer'],
  'staff.appeal.decide': ['super', 'reviewer'],
  'staff.rule.edit': ['super', 'reviewer'],
  'staff.rule.publish': ['super'],
  'staff.openday.review': ['super', 'reviewer'],
  'staff.dispute.settle': ['super', 'reviewer'],
  'staff.page.read': ['super', 'reviewer', 'support', 'agent'],
  'staff.page.check': ['super', 'reviewer', 'agent'],
  'staff.agent.work': ['super', 'agent'],
  'staff.support.answer': ['super', 'support'],
  'staff.bounce.lift': ['super', 'support'],
  'staff.person.read': ['super', 'reviewer', 'support'],
  'staff.person.act': ['super', 'support'],
  'staff.person.guise': ['super', 'support'],
  'staff.order.read': ['super', 'support', 'finance'],
  'staff.money.move': ['super', 'finance'],
  'staff.price.set': ['super', 'finance'],
  'staff.voucher.make': ['super', 'finance'],
  'staff.referral.decide': ['super', 'finance'],
  'staff.lookup.edit': ['super', 'content'],
  'staff.content.edit': ['super', 'content'],
  'staff.newsletter.send': ['super', 'content'],
  'staff.visit.read': ['super', 'content'],
  'staff.role.give': ['super'],
  'staff.switch.set': ['super'],
  'staff.work.watch': ['super'],
  'staff.audit.read': ['super'],
  'staff.retention.watch': ['super'],
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
