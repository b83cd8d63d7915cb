import { z } from 'zod'
import { memberStates, PageCard } from '#features/companies/pages/contract.ts'
import { voiceless } from '#features/companies/pages/page-states.ts'
import { member } from '#features/companies/pages/permissions.ts'
import { capabilityNames, teamRoles } from '#features/companies/pages/role-rules.ts'
import { answer, del, done, get, page, patch, post } from '#platform/shared/contract.ts'
import { cursor, email, moment, prose } from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'
import { teamHappenings } from './events.ts'

const Role = z.enum(teamRoles)
const Capabilities = z.array(z.enum(capabilityNames)).max(capabilityNames.length)
const user = { user: z.uuid() }
const changes = { times: 120, seconds: 3600 }
const changesTeam = ['not_found', 'not_allowed', 'last_owner', 'yourself'] as const

export const askToJoin = post('/pages/{page}/join-requests', {
  summary: 'Ask the owners of a page to be let in',
  who: signedIn,
  takes: { page: z.uuid() },
  gives: done,
  refuses: ['not_found', 'already_member'],
  status: 201,
  limit: { times: 20, seconds: 3600 },
})

export const Member = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  role: z.string(),
  state: z.enum(memberStates),
  allow: z.array(z.string()),
  deny: z.array(z.string()),
  since: moment,
})

export const listMembers = get('/page/members', {
  summary: 'Who works on this page, and who asks to',
  who: member('page.read'),
  gives: answer(z.array(Member)).extend({
    /** Members and open invitations, and how many there may be. */
    seats: z.object({ all: z.number(), taken: z.number() }),
  }),
  refreshedBy: [...teamHappenings, 'plan.started'],
})

export const letIn = post('/page/members/{user}', {
  summary: 'Let in somebody who asked, with a role',
  who: member('page.members'),
  takes: { ...user, role: Role },
  gives: done,
  refuses: ['not_found', 'no_seats', 'not_allowed'],
  limit: changes,
})

export const refuseJoin = del('/page/join-requests/{user}', {
  summary: 'Refuse somebody who asked to be let in',
  who: member('page.members'),
  takes: user,
  gives: done,
  refuses: ['not_found'],
  limit: changes,
})

export const changeMember = patch('/page/members/{user}', {
  summary: 'Change the role of a member, or what is allowed and denied on top of it',
  who: member('page.members'),
  takes: { ...user, role: Role.optional(), allow: Capabilities.optional(), deny: Capabilities.optional() },
  gives: done,
  refuses: changesTeam,
  limit: changes,
})

export const suspendMember = post('/page/members/{user}/suspension', {
  summary: 'Suspend a member: nothing may be done here until reinstated',
  who: member('page.members'),
  takes: user,
  gives: done,
  refuses: changesTeam,
  limit: changes,
})

export const reinstateMember = del('/page/members/{user}/suspension', {
  summary: 'Let a suspended member work again',
  who: member('page.members'),
  takes: user,
  gives: done,
  refuses: ['not_found', 'not_allowed'],
  limit: changes,
})

export const removeMember = del('/page/members/{user}', {
  summary: 'Remove a member from the page',
  who: member('page.members'),
  takes: user,
  gives: done,
  refuses: changesTeam,
  limit: changes,
})

export const leavePage = del('/pages/{page}/membership', {
  summary: 'Leave a page, or take back the wish to join it',
  who: signedIn,
  takes: { page: z.uuid() },
  gives: done,
  refuses: ['not_found', 'last_owner'],
})

export const transferPage = post('/page/ownership', {
  summary: 'Give the page to another member and become its admin; who asks must have proved it just now',
  who: member('page.transfer'),
  takes: user,
  gives: done,
  refuses: ['not_found', 'not_allowed', 'yourself', 'proof_needed'],
  limit: { times: 10, seconds: 600 },
})

const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.string(),
  by: z.string().nullable(),
  sent_at: moment,
  expires_at: moment,
  expired: z.boolean(),
})

export const listInvitations = get('/page/invitations', {
  summary: 'Invitations to the team that wait for an answer',
  who: member('page.members'),
  gives: answer(z.array(Invitation)),
  refreshedBy: teamHappenings,
})

export const invite = post('/page/invitations', {
  summary: 'Invite somebody to the team by mail; says nothing of whether the address has an account',
  who: member('page.members'),
  takes: { email, role: Role, words: prose(600).default('') },
  gives: answer(Invitation),
  refuses: ['invalid', 'already_invited', 'already_on_team', 'no_seats', 'not_allowed', ...voiceless],
  status: 201,
  limit: { times: 40, seconds: 3600 },
})

const invitation = { invitation: z.uuid() }

export const inviteAgain = post('/page/invitations/{invitation}/mail', {
  summary: 'Send an invitation once more; links sent before stop working',
  who: member('page.members'),
  takes: invitation,
  gives: answer(Invitation),
  refuses: ['not_found', 'not_allowed', ...voiceless],
  limit: { times: 40, seconds: 3600 },
})

export const withdrawInvitation = del('/page/invitations/{invitation}', {
  summary: 'Take an invitation back',
  who: member('page.members'),
  takes: invitation,
  gives: done,
  refuses: ['not_found', 'not_allowed'],
  limit: changes,
})

/** An invitation as the invited person sees it. */
export const Invited = z.object({
  id: z.string(),
  page: PageCard,
  role: z.string(),
  /** The job a guest is invited to; empty for the team. */
  about: z.string(),
  by: z.string().nullable(),
  words: z.string(),
  email: z.string(),
  expires_at: moment,
})

export const showInvitation = get('/page-invitations/{key}', {
  summary: 'What the link of an invitation leads to',
  who: anyone,
  takes: { key: z.string().max(100) },
  gives: answer(Invited),
  refuses: ['link_expired'],
  limit: { times: 60, seconds: 600 },
})

export const acceptByLink = post('/page-invitations/{key}', {
  summary: 'Join the team by the mailed link; the same address counts as confirmed',
  who: signedIn,
  takes: { key: z.string().max(100) },
  gives: answer(z.object({ page: z.string() })),
  refuses: ['link_expired', 'already_on_team'],
  limit: { times: 20, seconds: 600 },
})

export const myInvitations = get('/user/page-invitations', {
  summary: 'Invitations to teams that wait for the caller, by the confirmed address',
  who: signedIn,
  gives: answer(z.array(Invited)),
  refreshedBy: ['notification.added', 'page.member_joined', 'page.invitation_declined'],
})

export const acceptInvitation = post('/user/page-invitations/{invitation}', {
  summary: 'Join the team one is invited to',
  who: signedIn,
  takes: invitation,
  gives: answer(z.object({ page: z.string() })),
  refuses: ['not_found', 'already_on_team'],
  limit: { times: 20, seconds: 600 },
})

export const declineInvitation = del('/user/page-invitations/{invitation}', {
  summary: 'Decline an invitation to a team',
  who: signedIn,
  takes: invitation,
  gives: done,
  refuses: ['not_found'],
})

export const teamHistory = get('/page/team-history', {
  summary: 'Who changed what in the team, newest first',
  who: member('page.members'),
  takes: { cursor },
  gives: page(
    z.object({
      id: z.string(),
      at: moment,
      what: z.enum(teamHappenings),
      by: z.string().nullable(),
      whom: z.string().nullable(),
      role: z.string().nullable(),
      allow: z.array(z.string()),
      deny: z.array(z.string()),
    }),
  ),
  refreshedBy: teamHappenings,
})
