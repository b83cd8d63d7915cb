import { expect } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { anOpenDay } from './open-days.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const say = speak('en')

/** A place where there is another half-hour today. */
const zone = ['Asia/Dubai', 'Europe/Paris'].find((one) => clockIn(one).half < 46) ?? 'America/New_York'

function clockIn(timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  }).formatToParts(new Date())
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return {
    date: `${of('year')}-${of('month')}-${of('day')}`,
    half: Number(of('hour')) * 2 + Number(Number(of('minute')) >= 30),
  }
}

test('a guest comes from the ticket into the line of an online day, by a press and after a look at the camera', async ({
  page,
  browser,
}, { project }) => {
  test.skip(project.name !== 'desktop')
  const { date, half } = clockIn(zone)
  const hours = { [date]: '.'.repeat(half) + 'o'.repeat(48 - half) }
  const desk = { id: crypto.randomUUID(), name: 'Kitchen', way: 'online', languages: ['en'], hours }
  const day = await anOpenDay('Arrival', [], { time_zone: zone, dates: [date], desks: [desk] })
  await page.goto('/open-days')
  await page.getByRole('searchbox').first().fill(day.title)
  await page.getByRole('searchbox').first().press('Enter')
  await page.getByRole('link', { name: day.title }).click()
  await page
    .getByRole('link', { name: /^\d\d:\d\d/ })
    .first()
    .click()
  await page.locator('input[name=name]').fill('Samir Haddad')
  await page.locator('input[name=email]').fill(`samir.${Date.now()}@example.com`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Book / })
    .click()

  // the ticket of an online day leads into the room, and asks nobody to show anything at a door
  await expect(page.getByRole('heading', { name: say('visits.screen.title') })).toBeAttached()
  await expect(page.getByText(say('visits.ticket.show'))).toHaveCount(0)
  await page.getByRole('link', { name: say('visits.screen.joinOnline') }).click()
  await expect(page.getByText(say('rooms.beforeOnline'))).toBeVisible()
  await page.getByRole('button', { name: say('calls.test.go') }).click()
  await expect(page.getByRole('meter', { name: say('calls.level') })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: say('calls.test.done') }).click()
  await page.getByRole('button', { name: say('rooms.arrive') }).click()
  await expect(page.getByText(say('rooms.number'))).toBeVisible()
  await expect(page.getByText(say('rooms.ahead', { count: 0 }))).toBeVisible()

  const work = await browser.newContext({ locale: 'en' })
  await day.employer.enter(work)
  const team = await work.newPage()
  await team.goto(`/page/open-days/${day.id}/desks/${day.desks[0]}`)
  await team.getByRole('button', { name: say('rooms.call') }).click()
  await expect(team.getByRole('heading', { name: 'Samir Haddad' })).toBeVisible()
  await expect(page.getByText(say('rooms.calledOnline', { number: 1 }))).toBeVisible()
  await work.close()
})
