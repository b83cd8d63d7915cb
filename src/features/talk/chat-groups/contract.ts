import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { threadRoles } from '#features/talk/threads/rules.ts'
import { answer, del, done, get, post, put } from '#platform/shared/contract.ts'
import { personName } from '#platform/shared/fields.ts'
import { signedIn } from '#platform/shared/who.ts'
import { mostMembers, mostTitle } from './rules.ts'

const thread = { thread: z.uuid() }
const Opened = answer(z.object({ thread: z.string() }))
/** It goes into mails to others, as names do. */
const title = personName(mostTitle, 2)

export const openInternal = post('/page/chat-groups', {
  summary:
    'A group of colleagues: by hand, with a name and people; or of a job, with its hiring team. One of a job is given back',
  who: member('page.read'),
  takes: { title: title.optional(), job: z.uuid().optional(), members: z.array(z.uuid()).max(mostMembers).default([]) },
  gives: Opened,
  refuses: ['not_found', 'not_allowed', 'invalid', 'groups_full'],
  status: 201,
  limit: { times: 30, seconds: 3600, per: 'account' },
})

export const openForJobGroup = post('/page/job-groups/{group}/chat-group', {
  summary:
    'Where the team writes to everybody who applied through a collection of jobs; they read, and do not see each other',
  who: member('applicant.message'),
  takes: { group: z.uuid() },
  gives: Opened,
  refuses: ['not_found', 'not_allowed', 'group_state'],
  status: 201,
  limit: { times: 30, seconds: 3600, per: 'account' },
})

export const renameGroup = put('/threads/{thread}/title', {
  summary: 'What a group is called',
  who: signedIn,
  takes: { ...thread, title },
  gives: done,
  refuses: ['not_found', 'not_allowed', 'invalid'],
})

export const listInvitable = get('/threads/{thread}/invitable', {
  summary: 'Colleagues who are not in the group yet',
  who: signedIn,
  takes: thread,
  gives: answer(z.array(z.object({ id: z.string(), name: z.string(), role: z.string() }))),
  refuses: ['not_found', 'not_allowed'],
})

export const inviteToGroup = post('/threads/{thread}/members', {
  summary: 'Take colleagues into a group; they read from here on, or from the beginning',
  who: signedIn,
  takes: { ...thread, users: z.array(z.uuid()).min(1).max(mostMembers), from_beginning: z.boolean().default(false) },
  gives: done,
  refuses: ['not_found', 'not_allowed', 'invalid', 'members_full'],
})

export const setGroupRole = put('/threads/{thread}/members/{user}', {
  summary: 'Make somebody of a group its owner, a moderator, a member, or a reader',
  who: signedIn,
  takes: { ...thread, user: z.uuid(), role: z.enum(threadRoles) },
  gives: done,
  refuses: ['not_found', 'not_allowed', 'group_owner', 'invalid'],
})

export const removeFromGroup = del('/threads/{thread}/members/{user}', {
  summary: 'Take somebody out of a group, or leave it oneself',
  who: signedIn,
  takes: { ...thread, user: z.uuid() },
  gives: done,
  refuses: ['not_found', 'not_allowed', 'group_owner', 'team_group'],
})
