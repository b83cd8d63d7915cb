import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verifyEmail } from '#features/people/accounts/contract.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { anEmployer, somebody } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as pages from './contract.ts'
import { unsubscribeLink } from './page-email.ts'

const keyTo = async (site: Site, email: string) => {
  const mail = (await site.settle()).find(({ to }) => to === email)
  return /verify-company-email\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('a page made with an address gets a link there, in the language of the page; following it once is a fact of the page', async () => {
  const site = await aSite()
  const { visitor } = await somebody(site, 'employer')
  const email = 'office@dune.example.com'
  const fields = {
    kind: 'company',
    country_id: countryId('AE'),
    language: 'ru',
    email,
    website: 'dune.example.com',
  } as const
  const { data } = await visitor.call(pages.addPage, { name: 'Dune', ...fields })
  const mails = await site.settle()
  assert.match(mails.find(({ to }) => to === email)?.subject ?? '', /Подтвердите почту компании Dune/)
  const hash = await keyTo(site, email)
  assert.equal((await new Visitor(site).call(pages.verifyPageEmail, { hash })).data.name, 'Dune')
  await new Visitor(site).refused('link_expired', pages.verifyPageEmail, { hash })
  const shown = await new Visitor(site).call(pages.showPage, { slug: data.slug })
  assert.deepEqual(
    shown.data.checked.map(({ what }) => what),
    ['email'],
  )
  await visitor.refused('already_verified', pages.sendPageVerification, {})
})

test('an address elsewhere is confirmed as a way to reach the page, and proves nothing about it', async () => {
  const site = await aSite()
  const { visitor, page } = await anEmployer(site)
  await visitor.call(pages.setPageEmail, { email: 'dune@gmail.com' })
  await new Visitor(site).call(pages.verifyPageEmail, { hash: await keyTo(site, 'dune@gmail.com') })
  assert.equal((await visitor.call(pages.showPageEmail, {})).data.verified, true)
  const { data } = await new Visitor(site).call(pages.showPage, { slug: page.slug })
  assert.deepEqual([data.checked, data.verified], [[], false])
})

test('another address is to be confirmed anew, and links to the one before mean nothing', async () => {
  const site = await aSite()
  const { visitor } = await anEmployer(site)
  await visitor.refused('not_found', pages.sendPageVerification, {})
  await visitor.call(pages.setPageEmail, { email: 'one@dune.example.com' })
  const first = await keyTo(site, 'one@dune.example.com')
  await visitor.call(pages.setPageEmail, { email: 'two@dune.example.com' })
  await new Visitor(site).refused('link_expired', pages.verifyPageEmail, { hash: first })
  await visitor.call(pages.sendPageVerification, {})
  await new Visitor(site).call(pages.verifyPageEmail, { hash: await keyTo(site, 'two@dune.example.com') })
  assert.deepEqual((await visitor.call(pages.showPageEmail, {})).data, {
    email: 'two@dune.example.com',
    verified: true,
    bulk_mail: true,
  })
  await visitor.call(pages.setPageEmail, { email: 'three@dune.example.com' })
  assert.equal((await visitor.call(pages.showPageEmail, {})).data.verified, false)
})

test('mailboxes that are thrown away are refused, and so is a wrong shape', async () => {
  const { visitor } = await anEmployer(await aSite())
  for (const [email, code] of [
    ['a@mailinator.com', 'throw_away'],
    ['a@eu.YOPMAIL.com', 'throw_away'],
    ['a@dune.construction', 'email_ending'],
    ['a@@dune', 'email'],
  ] as const) {
    const { errors } = await visitor.refused('invalid', pages.setPageEmail, { email })
    assert.equal(errors?.[0]?.code, code)
  }
})

test('the contact address stops bulk mail and takes it back; the link of an address before means nothing', async () => {
  const site = await aSite()
  const { visitor, page } = await anEmployer(site)
  await visitor.call(pages.setPageEmail, { email: 'one@dune.example.com' })
  const hash = (await unsubscribeLink(site.world.db, page.id)).split('/').at(-1) ?? ''
  const anybody = new Visitor(site)
  await anybody.call(pages.unsubscribePage, { hash })
  assert.equal((await visitor.call(pages.showPageEmail, {})).data.bulk_mail, false)
  await anybody.call(pages.resubscribePage, { hash })
  assert.equal((await visitor.call(pages.showPageEmail, {})).data.bulk_mail, true)
  await visitor.call(pages.setPageEmail, { email: 'two@dune.example.com' })
  await anybody.refused('link_expired', pages.unsubscribePage, { hash })
  await anybody.refused('link_expired', pages.unsubscribePage, { hash: 'x'.repeat(90) })
})

test('whoever leads a page confirms its address with the own, where it is the same; a stranger to the page does not', async () => {
  const site = await aSite()
  const { visitor, email } = await anEmployer(site)
  const own = (await site.settle()).find(({ to }) => to === email)
  await visitor.call(pages.setPageEmail, { email: email.toUpperCase() })
  const other = await anEmployer(site)
  await other.visitor.call(pages.setPageEmail, { email })
  await new Visitor(site).call(verifyEmail, { hash: /verify-email\/([\w-]+)/.exec(own?.text ?? '')?.[1] ?? '' })
  await site.settle()
  const { verified } = (await visitor.call(pages.showPageEmail, {})).data
  assert.deepEqual([verified, (await other.visitor.call(pages.showPageEmail, {})).data.verified], [true, false])
})
