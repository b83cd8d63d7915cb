import { expect } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { anOpenDay, book, hours, letIn } from './open-days.ts'
import { anEmployer } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

const say = speak('en')
type Pages = { data: { id: string; name: string }[] }
type Booths = { data: { id: string }[] }
type Desks = { data: { desks: { id: string }[] } }

/** A fair with one booth, whose company is not the host. */
async function aFair() {
  const day = await anOpenDay('Fair', ['Reception'], {
    ...{ kind: 'expo', way: 'on_site', city_id: 1, venue: 'Hall 3', walk_ins: true },
  })
  const guest = await anEmployer(unique('Booth'))
  const [company = { id: '', name: '' }] = (await guest.get<Pages>('/user/pages')).data
  await day.employer.post(`/page/open-days/${day.id}/booths`, { company: company.id })
  const booth = (await guest.get<Booths>('/page/open-day-booths')).data[0]?.id ?? ''
  await guest.post(`/page/open-day-booths/${booth}/answer`, { move: 'accept' })
  const desk = { id: crypto.randomUUID(), name: 'Bakery', way: 'on_site', languages: ['en'], staff: [], hours }
  const { data } = await guest.post<Desks>(`/page/open-day-booths/${booth}`, { version: 1, desks: [desk] }, 'PUT')
  return { day, guest, company, desk: data.desks[0]?.id ?? '' }
}

test('a fair: whoever cannot wait goes first, who does not come when called may come back, and a talk leads on to a booth under the same number', async ({
  page,
  context,
  browser,
}, { project }) => {
  test.skip(project.name !== 'desktop')
  const { day, guest, company, desk } = await aFair()
  for (const name of ['Ali Omar', 'Mona Sabri']) await letIn(day, (await book(context.request, day, name)).visit)
  const third = await book(context.request, day, 'Samir Haddad')
  await letIn(day, third.visit)
  const visitor = await (await browser.newContext({ locale: 'en' })).newPage()
  await visitor.goto(`/openday-room/${third.key}`)
  await expect(visitor.getByText(say('rooms.ahead', { count: 2 }))).toBeVisible()

  await day.employer.enter(context)
  await page.goto(`/page/open-days/${day.id}/desks/${day.desks[0]}`)
  await page.getByRole('button', { name: say('door.putFirstFor', { name: 'Samir Haddad' }) }).click()
  await expect(page.getByRole('button', { name: say('door.notFirstFor', { name: 'Samir Haddad' }) })).toBeVisible()
  await expect(visitor.getByText(say('rooms.ahead', { count: 0 }))).toBeVisible()
  await page.getByRole('button', { name: say('rooms.call') }).click()
  await expect(page.getByRole('heading', { name: 'Samir Haddad' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: say('rooms.missed') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('rooms.missed') })
    .click()
  await expect(page.getByText(say('rooms.free'))).toBeVisible()
  await expect(visitor.getByText(say('rooms.wasMissed'))).toBeVisible()
  await expectNoViolations(visitor)
  await visitor.getByRole('button', { name: say('rooms.imBack') }).click()
  await expect(visitor.getByText(say('rooms.ahead', { count: 0 }))).toBeVisible()

  await page.getByRole('button', { name: say('rooms.call') }).click()
  await page.getByRole('button', { name: say('rooms.begin') }).click()
  await page.getByRole('button', { name: say('rooms.finish') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: say('rooms.outcome') }).selectOption('keep_on_file')
  const onward = dialog.getByRole('combobox', { name: say('rooms.onward.team') })
  await onward.selectOption({ label: `${company.name}, Bakery` })
  const agreed = dialog.getByRole('checkbox', { name: say('rooms.onward.agreed', { company: company.name }) })
  await dialog.getByRole('button', { name: say('rooms.save') }).click()
  // nobody is sent anywhere without a yes
  await expect(agreed).toHaveAttribute('aria-invalid', 'true')
  await expectNoViolations(page)
  await agreed.check()
  await dialog.getByRole('button', { name: say('rooms.save') }).click()
  await expect(dialog).toBeHidden()
  const waits = visitor.getByText(say('rooms.waitsFor', { company: company.name }))
  await expect(waits).toBeVisible()
  await expect(visitor.getByText(say('rooms.told.keep_on_file'))).toBeVisible()
  await expectNoViolations(visitor)

  const booth = await browser.newContext({ locale: 'en' })
  await guest.enter(booth)
  const there = await booth.newPage()
  await there.goto(`/page/open-days/${day.id}/desks/${desk}`)
  await there.getByRole('button', { name: say('rooms.call') }).click()
  await expect(there.getByRole('heading', { name: 'Samir Haddad' })).toBeVisible()
  await expect(visitor.getByText(say('rooms.booth', { company: company.name }))).toBeVisible()
  await expect(visitor.getByText(say('rooms.called', { number: 1 }))).toBeVisible()

  // what the booth says is said as the booth's, beside what the host said
  await there.getByRole('button', { name: say('rooms.begin') }).click()
  await there.getByRole('button', { name: say('rooms.finish') }).click()
  const end = there.getByRole('dialog')
  await end.getByRole('combobox', { name: say('rooms.outcome') }).selectOption('shortlisted')
  await end.getByRole('button', { name: say('rooms.save') }).click()
  const theirs = say('rooms.saidBefore', { company: company.name, words: say('rooms.told.shortlisted') })
  await expect(visitor.getByText(theirs)).toBeVisible()
})

test('whoever comes to a fair without a booking takes a number for a booth, and the wall shows whose desk calls', async ({
  page,
  context,
  browser,
}, { project }) => {
  test.skip(project.name !== 'desktop')
  const { day, guest, company, desk } = await aFair()
  await day.employer.post(`/page/open-days/${day.id}/moves`, { move: 'start' })
  const { data } = await day.employer.get<{ data: { walk_in_url: string } }>(`/page/open-days/${day.id}/door`)
  await day.employer.enter(context)
  await page.goto(`/page/open-days/${day.id}/screen`)
  await expect(page.getByText(say('rooms.noCalls'))).toBeVisible()

  const phone = await (await browser.newContext({ locale: 'en' })).newPage()
  await phone.goto(data.walk_in_url)
  await phone.getByRole('textbox', { name: say('applications.apply.name') }).fill('Mona Sabri')
  await phone.getByRole('textbox', { name: say('applications.apply.email') }).fill(`mona.${Date.now()}@example.com`)
  await phone.getByRole('combobox', { name: say('walkIns.team') }).selectOption({ label: `${company.name} · Bakery` })
  // who reads what is brought is said before it is sent
  await expect(phone.getByRole('form')).toContainText(company.name)
  await expectNoViolations(phone)
  await phone.getByRole('button', { name: say('walkIns.go') }).click()
  await expect(phone.getByText(say('rooms.waitsFor', { company: company.name }))).toBeVisible()

  await guest.post(`/page/open-days/${day.id}/desks/${desk}/next`, {})
  const call = page.getByRole('listitem').filter({ hasText: company.name })
  await expect(call).toContainText(say('rooms.desk', { number: 1 }))
  await expectNoViolations(page)
  await page.goto(`/page/open-days/${day.id}/hall`)
  await expect(page.getByRole('region', { name: say('rooms.booths.title') })).toContainText(company.name)
  await expectNoViolations(page)
})
