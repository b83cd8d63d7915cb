import type { Actor } from '../actors.ts'
import type { Going, Way } from '../going.ts'
import { aCv, aNewcomer, freshAddress } from './parts.ts'

/** Somebody is invited and joins: by the link, or signed in. */
async function joined(going: Going, owner: Actor): Promise<Actor> {
  const { send, mailed } = going
  const colleague = await aNewcomer(going)
  await send(owner, 'POST /page/invitations', { email: colleague.person?.email, role: 'recruiter' })
  const key = await mailed(colleague, '/join')
  await send(colleague, 'GET /page-invitations/{key}', { key })
  await send(colleague, 'POST /page-invitations/{key}', { key })
  return colleague
}

const invited: Way = async (going) => {
  const { send, list } = going
  const owner = await going.owner()
  const { id: away } = await send(owner, 'POST /page/invitations', { email: freshAddress(), role: 'analyst' })
  await send(owner, 'POST /page/invitations/{invitation}/mail', { invitation: away })
  await send(owner, 'DELETE /page/invitations/{invitation}', { invitation: away })
  for (const answer of ['POST', 'DELETE']) {
    const somebody = await aNewcomer(going)
    await send(owner, 'POST /page/invitations', { email: somebody.person?.email, role: 'interviewer' })
    const [one] = await list(somebody, 'GET /user/page-invitations')
    await send(somebody, `${answer} /user/page-invitations/{invitation}`, { invitation: one?.id })
  }
}

const members: Way = async (going) => {
  const { send, candidate } = going
  const owner = await going.owner()
  const { user } = await joined(going, owner)
  await send(owner, 'PATCH /page/members/{user}', { user, role: 'admin' })
  await send(owner, 'POST /page/members/{user}/suspension', { user })
  await send(owner, 'DELETE /page/members/{user}/suspension', { user })
  await send(owner, 'DELETE /page/members/{user}', { user })
  for (const answer of ['POST /page/members/{user}', 'DELETE /page/join-requests/{user}']) {
    const somebody = await candidate()
    await send(somebody, 'POST /pages/{page}/join-requests', { page: owner.page })
    await send(owner, answer, { user: somebody.user, role: 'recruiter' })
  }
}

const handedOver: Way = async (going) => {
  const { send } = going
  const owner = await going.owner()
  const [next, other] = [await joined(going, owner), await joined(going, owner)]
  await send(other, 'POST /user/workspace', { page: owner.page })
  await send(other, 'DELETE /pages/{page}/membership', { page: owner.page })
  await send(owner, 'POST /user/proof', { password: owner.password })
  await send(owner, 'POST /page/ownership', { user: next.user })
}

const checked: Way = async ({ send, candidate, owner, admin, guest, mailed }) => {
  const actor = await owner()
  const { profile, version } = await send<{ profile?: object; version: number }>(actor, 'GET /page/profile')
  await send(actor, 'PUT /page/profile', { ...profile, version, website: 'https://www.dune-hotels.com/' })
  const gallery = await send(actor, 'GET /page/profile')
  await send(actor, 'PUT /page/gallery', { version: gallery.version })
  await send(actor, 'POST /page/checks/domain', { mailbox: 'hr' })
  const email = freshAddress()
  await send(actor, 'PUT /page/email', { email })
  await send(actor, 'POST /page/email/verification')
  const hash = await mailed(email, '/verify-company-email')
  await send(guest(), 'GET /company/{hash}/verify-company-email', { hash })
  const { id: file } = await send(actor, 'POST /store-file', {}, { file: aCv })
  const check = await send(actor, 'POST /page/checks/licence', { file })
  const decision = { page: actor.page, check: check.id, decision: 'verified' }
  await send(await admin(), 'POST /admin/pages/{page}/checks/{check}/decision', decision)
  for (const move of ['limit', 'activate'])
    await send(await admin(), 'POST /admin/pages/{page}/state', { page: actor.page, move, words: 'Looked at.' })
  await send(await candidate(), 'POST /pages', { kind: 'company', country_id: 5, language: 'en' })
}

export const pageWays = [invited, members, handedOver, checked]
