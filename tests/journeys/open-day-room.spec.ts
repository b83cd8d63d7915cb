import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { anEmployer, signInAsAdmin } from './people.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)

test.slow()

type Draft = { data: { id: string; address: string } }
type Booked = { data: { visit: string; key: string } }

test(
  'a visitor is let in by name, reads the number, is called to a desk, talks, and reads the outcome',
  { tag: '@phone' },
  async ({ page, browser, context }, { project }) => {
    const say = speak(languageOf(project.name))
    const told = speak('en')
    const employer = await anEmployer(`Rooms ${project.name} ${Date.now()}`)
    const date = inDays(12)
    const hours = `${'.'.repeat(20)}oo${'.'.repeat(26)}`
    const { data: day } = await employer.post<Draft>('/page/open-days', {
      ...{ language: 'en', texts: [{ language: 'en', title: `Room ${project.name} ${Date.now()}` }] },
      ...{ time_zone: 'Asia/Dubai', dates: [date], country_id: 5, way: 'online', slot_minutes: 30, most_inside: 50 },
      desks: [{ id: crypto.randomUUID(), name: 'Kitchen', way: 'online', languages: ['en'], hours: { [date]: hours } }],
    })
    await employer.post(`/page/open-days/${day.id}/moves`, { move: 'submit' })
    const staff = await signInAsAdmin()
    await staff.post(`/admin/open-days/${day.id}/decision`, { move: 'approve' })
    const email = `samir.${project.name}.${Date.now()}@example.com`
    const answer = await context.request.post(`/api/open-days/${day.id}/visits`, {
      data: { name: 'Samir Haddad', email, lang: 'en', date, half: 20, team: 1 },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    const { data: booked } = (await answer.json()) as Booked

    await page.goto(`/openday-room/${booked.key}`)
    await expect(page.getByText(say('rooms.before'))).toBeVisible()
    await expectNoViolations(page)

    // the door
    const work = await browser.newContext({ locale: 'en' })
    await employer.enter(work)
    const team = await work.newPage()
    await team.goto(`/page/open-days/${day.id}/visits`)
    await team.getByRole('link', { name: told('visits.team.door') }).click()
    await team.getByRole('searchbox', { name: told('door.search') }).fill('haddad')
    await expectNoViolations(team)
    await team.getByRole('button', { name: told('door.inFor', { name: 'Samir Haddad' }) }).click()
    await expect(team.getByText(told('door.done', { name: 'Samir Haddad' })).last()).toBeVisible()
    await expect(team.getByText(told('door.insideOf', { count: 1, most: 50 })).first()).toBeVisible()

    // the room tells the number without being asked again
    await expect(page.getByText(say('rooms.ahead', { count: 0 }))).toBeVisible({ timeout: 15_000 })

    // the hall and the desk
    await team.goto(`/page/open-days/${day.id}/hall`)
    await expectNoViolations(team)
    await team.getByRole('link', { name: told('rooms.desk', { number: 1 }) }).click()
    await team.getByRole('button', { name: told('rooms.call') }).click()
    await expect(team.getByRole('heading', { name: 'Samir Haddad' })).toBeVisible()
    await expectNoViolations(team)
    await expect(page.getByText(say('rooms.called', { number: 1 }))).toBeVisible({ timeout: 15_000 })
    await expectNoViolations(page)
    await team.getByRole('button', { name: told('rooms.begin') }).click()
    await team.getByRole('button', { name: told('rooms.finish') }).click()
    const dialog = team.getByRole('dialog')
    await dialog.getByRole('combobox', { name: told('rooms.outcome') }).selectOption('shortlisted')
    await dialog.getByRole('textbox', { name: told('rooms.note') }).fill('Calm and quick')
    await expectNoViolations(team)
    await dialog.getByRole('button', { name: told('rooms.save') }).click()
    await expect(team.getByText(told('rooms.free'))).toBeVisible()

    await expect(page.getByText(say('rooms.outcomes.shortlisted'))).toBeVisible({ timeout: 15_000 })
    await expect(page.getByText('Calm and quick')).toHaveCount(0)
    await work.close()
  },
)
