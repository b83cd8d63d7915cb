import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choosePage, myPages } from '#features/companies/pages/contract.ts'
import type { Role } from '#features/companies/pages/role-rules.ts'
import { check } from '#features/front/session/contract.ts'
import { prove } from '#features/people/sign-in/contract.ts'
import { anEmployer, password, somebody } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import * as team from './contract.ts'

/** Somebody of the team, working for the page. */
async function teammate(site: Site, owner: Awaited<ReturnType<typeof anEmployer>>, role: Role) {
  const person = await somebody(site, 'employer')
  const row = {
    page_id: owner.page.id,
    user_id: person.id,
    role,
    state: 'active' as const,
    created_at: site.world.now(),
  }
  await site.world.db.insertInto('page_members').values(row).execute()
  await person.visitor.call(choosePage, { page: owner.page.id })
  return person
}

const roleOf = async (visitor: Visitor, user: string) =>
  (await visitor.call(team.listMembers, {})).data.find(({ id }) => id === user)?.role

test('a suspended member can do nothing from the next call on, and all again once reinstated', async () => {
  const site = await aSite()
  const owner = await anEmployer(site)
  const person = await teammate(site, owner, 'recruiter')
  await person.visitor.call(team.listMembers, {})
  await owner.visitor.call(team.suspendMember, { user: person.id })
  await person.visitor.refused('not_allowed', team.listMembers, {})
  await person.visitor.refused('not_found', choosePage, { page: owner.page.id })
  const { data } = await person.visitor.call(myPages, {})
  assert.equal(data[0]?.membership, 'suspended')
  assert.deepEqual((await person.visitor.call(check, {})).pages, [])
  assert.match((await site.settle()).find(({ to }) => to === person.email)?.subject ?? '', /suspended/)
  await owner.visitor.refused('not_found', team.suspendMember, { user: person.id })
  await owner.visitor.call(team.reinstateMember, { user: person.id })
  await person.visitor.call(team.listMembers, {})
  await owner.visitor.call(team.removeMember, { user: person.id })
  await person.visitor.refused('not_allowed', team.listMembers, {})
  assert.deepEqual((await person.visitor.call(myPages, {})).data, [])
})

test('rights on top of a role hold at once; nobody gives what is not theirs', async () => {
  const site = await aSite()
  const owner = await anEmployer(site)
  const [admin, recruiter] = [await teammate(site, owner, 'admin'), await teammate(site, owner, 'recruiter')]
  const may = async () => (await recruiter.visitor.call(check, {})).may
  await owner.visitor.call(team.changeMember, { user: recruiter.id, allow: ['data.export'], deny: ['job.publish'] })
  assert.equal((await may()).includes('data.export'), true)
  assert.equal((await may()).includes('job.publish'), false)
  await owner.visitor.call(team.changeMember, { user: admin.id, deny: ['data.export'] })
  // what stood there stays, more of it may not be given
  await admin.visitor.call(team.changeMember, { user: recruiter.id, allow: ['data.export'], deny: [] })
  const other = await teammate(site, owner, 'analyst')
  await admin.visitor.refused('not_allowed', team.changeMember, { user: other.id, allow: ['data.export'] })
  await admin.visitor.refused('not_allowed', team.changeMember, { user: other.id, allow: ['page.close'] })
  await owner.visitor.refused('not_allowed', team.changeMember, { user: other.id, allow: ['page.close'] })
  await admin.visitor.refused('not_allowed', team.changeMember, { user: other.id, role: 'owner' })
  await admin.visitor.refused('not_allowed', team.changeMember, { user: owner.id, role: 'analyst' })
  await admin.visitor.refused('not_allowed', team.suspendMember, { user: owner.id })
  await admin.visitor.refused('not_allowed', team.removeMember, { user: owner.id })
  await admin.visitor.refused('yourself', team.changeMember, { user: admin.id, allow: ['job.promote'] })
  await admin.visitor.refused('not_allowed', team.invite, { email: 'o@example.com', role: 'owner' })
  await other.visitor.refused('not_allowed', team.teamHistory, {})
})

test('the last owner cannot leave, and cannot be left without a successor', async () => {
  const site = await aSite()
  const owner = await anEmployer(site)
  await owner.visitor.refused('last_owner', team.leavePage, { page: owner.page.id })
  assert.equal((await owner.visitor.call(myPages, {})).data[0]?.may_leave, false)
  const second = await teammate(site, owner, 'owner')
  assert.equal((await owner.visitor.call(myPages, {})).data[0]?.may_leave, true)
  // an owner whose account sleeps is no owner to count on
  await site.world.db
    .updateTable('users')
    .set({ state: 'deactivated' as const })
    .where('id', '=', second.id)
    .execute()
  await owner.visitor.refused('last_owner', team.leavePage, { page: owner.page.id })
  await site.world.db
    .updateTable('users')
    .set({ state: 'active' as const })
    .where('id', '=', second.id)
    .execute()
  await owner.visitor.call(team.leavePage, { page: owner.page.id })
  await second.visitor.refused('last_owner', team.leavePage, { page: owner.page.id })
})

test('of two owners who demote, suspend or remove each other at once, or leave together, one stays', async () => {
  const site = await aSite()
  const ways = [
    (user: string) => [team.changeMember, { user, role: 'analyst' }] as const,
    (user: string) => [team.suspendMember, { user }] as const,
    (user: string) => [team.removeMember, { user }] as const,
  ]
  for (const way of ways) {
    const one = await anEmployer(site)
    const other = await teammate(site, one, 'owner')
    const answers = await Promise.all([one.visitor.ask(...way(other.id)), other.visitor.ask(...way(one.id))])
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 403])
    assert.equal(await activeOwners(site, one.page.id), 1)
  }
  const one = await anEmployer(site)
  const other = await teammate(site, one, 'owner')
  const page = one.page.id
  const answers = await Promise.all([
    one.visitor.ask(team.leavePage, { page }),
    other.visitor.ask(team.leavePage, { page }),
  ])
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409])
  assert.equal(await activeOwners(site, page), 1)
})

async function activeOwners(site: Site, page: string): Promise<number> {
  const rows = await site.world.db
    .selectFrom('page_members')
    .select('user_id')
    .where('page_id', '=', page)
    .where('role', '=', 'owner')
    .where('state', '=', 'active')
    .execute()
  return rows.length
}

test('a page is given away by its owner, who has just proved it, to somebody who works there', async () => {
  const site = await aSite()
  const owner = await anEmployer(site)
  const heir = await teammate(site, owner, 'analyst')
  const stranger = await somebody(site, 'employer')
  await heir.visitor.refused('not_allowed', team.transferPage, { user: heir.id })
  site.later(3_600_000)
  await owner.visitor.refused('proof_needed', team.transferPage, { user: heir.id })
  await owner.visitor.call(prove, { password })
  await owner.visitor.refused('not_found', team.transferPage, { user: stranger.id })
  await owner.visitor.refused('yourself', team.transferPage, { user: owner.id })
  await owner.visitor.call(team.transferPage, { user: heir.id })
  assert.deepEqual([await roleOf(heir.visitor, heir.id), await roleOf(heir.visitor, owner.id)], ['owner', 'admin'])
  const mails = await site.settle()
  for (const { email } of [heir, owner]) assert.ok(mails.some(({ to, subject }) => to === email && /own/.test(subject)))
})

test('whoever asks is let in or refused, and may take the wish back', async () => {
  const site = await aSite()
  const owner = await anEmployer(site)
  const [one, other, third] = [
    await somebody(site, 'employer'),
    await somebody(site, 'employer'),
    await somebody(site, 'employer'),
  ]
  const page = owner.page.id
  for (const { visitor } of [one, other, third]) await visitor.call(team.askToJoin, { page })
  await one.visitor.refused('already_member', team.askToJoin, { page })
  await owner.visitor.call(team.letIn, { user: one.id, role: 'recruiter' })
  await owner.visitor.refused('not_found', team.letIn, { user: one.id, role: 'admin' })
  await owner.visitor.call(team.refuseJoin, { user: other.id })
  await owner.visitor.refused('not_found', team.refuseJoin, { user: one.id })
  await third.visitor.call(team.leavePage, { page })
  assert.deepEqual((await third.visitor.call(myPages, {})).data, [])
  assert.equal((await one.visitor.call(myPages, {})).data[0]?.membership, 'active')
  assert.match((await site.settle()).find(({ to }) => to === other.email)?.subject ?? '', /^Join request declined/)
})
