import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sendHeldNotices } from '#features/site/notifications/send-held.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { mailTo, offerTerms } from '#tests/world/an-offer.ts'
import { anApplication, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import * as contract from './contract.ts'

test('a mail that waited asks nobody to approve what was approved meanwhile, and asks of what still waits', async () => {
  const site = await aSite({ MAIL_DELAY: '5' })
  const { employer, application } = await anApplication(site)
  const recruiter = await teammate(site, employer.page.id, 'recruiter')
  const { data: draft } = await recruiter.visitor.call(contract.writeOffer, { application, ...offerTerms(site) })
  const ask = (version: number) => recruiter.visitor.call(contract.askApproval, { offer: draft.id, version })
  const mails = async () => {
    site.later(6 * 60_000)
    await sendHeldNotices.run(backgroundContext(site.world), {})
    return mailTo(await site.settle(), employer.email, /Offer to approve/).length
  }
  const { data: asked } = await ask(draft.version)
  await site.settle()
  const { data: back } = await employer.visitor.call(contract.returnOffer, {
    ...{ offer: draft.id, version: asked.version, reason: 'The start is too early.' },
  })
  assert.equal(await mails(), 0)
  await ask(back.version)
  await site.settle()
  assert.equal(await mails(), 1)
})
