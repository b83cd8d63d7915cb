import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { anEmployer, mailTo, signInAsAdmin } from './people.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)

test.slow()

type Draft = { data: { id: string; address: string; version: number } }

/** A day of this company that waits for a look: one desk, one place in each of two half-hours. */
async function aDayToReview(company: string, title: string) {
  const employer = await anEmployer(company)
  const date = inDays(12)
  const hours = `${'.'.repeat(20)}oo${'.'.repeat(26)}`
  const { data } = await employer.post<Draft>('/page/open-days', {
    ...{ language: 'en', texts: [{ language: 'en', title, bring: 'Passport' }], time_zone: 'Asia/Dubai' },
    ...{ dates: [date], country_id: 5, way: 'online', slot_minutes: 30 },
    desks: [{ id: crypto.randomUUID(), name: 'Kitchen', way: 'online', languages: ['en'], hours: { [date]: hours } }],
  })
  await employer.post(`/page/open-days/${data.id}/moves`, { move: 'submit' })
  const staff = await signInAsAdmin()
  await staff.post(`/admin/open-days/${data.id}/decision`, { move: 'approve' })
  return { employer, day: data, date }
}

test(
  'a guest books the last place, waits are offered what is freed, and both read it on their tickets',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const say = speak(languageOf(project.name))
    const title = `Hiring day ${project.name} ${Date.now()}`
    const { day } = await aDayToReview(`Days ${project.name} ${Date.now()}`, title)
    const email = (who: string) => `${who.toLowerCase()}-${project.name}-${Date.now()}@example.com`
    const book = async (who: string, button: string) => {
      const address = email(who)
      await page.getByRole('textbox', { name: say('applications.apply.name') }).fill(`${who} Visitor`)
      await page.getByRole('textbox', { name: say('applications.apply.email') }).fill(address)
      await expectNoViolations(page)
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByRole('region', { name: `${who} Visitor` })).toBeVisible()
      return address
    }

    await page.goto(`/open-days?q=${encodeURIComponent(title)}`)
    await page.getByRole('link', { name: title }).click()
    await expectNoViolations(page)
    await page.getByRole('link', { name: /10:00/ }).click()
    await book('First', say('visits.book.go', { when: '' }).trim())
    await expect(page.getByText(say('visits.states.confirmed'), { exact: true })).toBeVisible()
    // nobody shows a code at a door that there is not
    await expect(page.getByRole('link', { name: say('visits.screen.joinOnline') })).toBeVisible()
    await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(0)
    await expectNoViolations(page)
    const ticket = page.url()

    await page.goto(`/open-days/${day.address}`)
    await page.getByRole('link', { name: /10:00/ }).click()
    const second = await book('Second', say('visits.book.goWait'))
    await expect(page.getByText(say('visits.screen.ahead', { count: 0 }))).toBeVisible()

    await page.goto(ticket)
    await page.getByRole('button', { name: say('visits.screen.cancel') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('visits.screen.cancel') })
      .click()
    await expect(page.getByText(say('visits.states.cancelled'), { exact: true })).toBeVisible()

    const { text } = await mailTo(second, /open-day-ticket/)
    await page.goto(/\/open-day-ticket\/[\w.-]+/.exec(text)?.[0] ?? '')
    await page.getByRole('button', { name: say('visits.held.take') }).click()
    await expect(page.getByText(say('visits.states.confirmed'), { exact: true })).toBeVisible()
  },
)

test(
  'a company plans a day by keyboard, sends it in, and sees whom a change would touch before it counts',
  { tag: '@phone' },
  async ({ page, context }, { project }) => {
    const language = languageOf(project.name)
    const say = speak(language)
    const { employer, day, date } = await aDayToReview(
      `Plans ${project.name} ${Date.now()}`,
      `Plan ${project.name} ${Date.now()}`,
    )
    const visitor = { name: 'Mona Sabri', email: `mona-${project.name}-${Date.now()}@example.com`, lang: 'en' }
    await employer.api.storageState()
    const guest = await context.request.post(`/api/open-days/${day.id}/visits`, {
      data: { ...visitor, date, half: 20, team: 1 },
    })
    expect(guest.ok(), await guest.text()).toBe(true)
    await employer.enter(context)

    await page.goto(`/page/open-days/${day.id}?tab=schedule`)
    const cell = (time: string, kind: string, booked = 0) =>
      page.getByRole('gridcell', {
        name: say('openDays.editor.schedule.cell', { desk: 1, time, kind, booked }),
        exact: true,
      })
    await expect(cell('10:00', 'open', 1)).toBeVisible()
    await page.getByRole('button', { name: say('openDays.editor.schedule.kinds.closed') }).click()
    await cell('10:00', 'open', 1).focus()
    await page.keyboard.press('Space')
    await expect(cell('10:00', 'closed', 1)).toBeFocused()
    await expectNoViolations(page)
    await page.getByRole('button', { name: say('openDays.editor.save'), exact: true }).click()
    await page.getByRole('button', { name: say('visits.publish.open') }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByText('Mona Sabri')).toBeVisible()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: say('visits.publish.goMove', { count: 1 }) }).click()
    await expect(page.getByText(say('visits.publish.done')).last()).toBeVisible()

    await page.goto(`/page/open-days/${day.id}/visits`)
    await expect(page.getByText('Mona Sabri')).toBeVisible()
    await expect(page.getByText(/10:30/)).toBeVisible()
    await expectNoViolations(page)
  },
)
