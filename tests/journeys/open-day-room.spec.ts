import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { anOpenDay, book } from './open-days.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

test.slow()

test(
  'a visitor is let in by name, reads the number, is called to a desk, talks, and reads the outcome',
  { tag: '@phone' },
  async ({ page, browser, context }, { project }) => {
    const say = speak(languageOf(project.name))
    const told = speak('en')
    const day = await anOpenDay(`Rooms ${project.name}`)
    const { employer } = day
    const booked = await book(context.request, day, 'Samir Haddad')

    await page.goto(`/openday-room/${booked.key}`)
    await expect(page.getByText(say('rooms.beforeOnline'))).toBeVisible()
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
    await expect(page.getByText(say('rooms.ahead', { count: 0 }))).toBeVisible()

    // the hall and the desk
    await team.goto(`/page/open-days/${day.id}/hall`)
    await team.getByRole('button', { name: told('rooms.announceGo') }).click()
    await team.getByRole('textbox', { name: told('rooms.announceWords') }).fill('Tea is in the hall')
    await team
      .getByRole('dialog')
      .getByRole('button', { name: told('rooms.announceGo') })
      .click()
    await expect(page.getByText('Tea is in the hall')).toBeVisible()
    await expectNoViolations(team)
    await team.getByRole('link', { name: told('rooms.desk', { number: 1 }) }).click()
    await team.getByRole('button', { name: told('rooms.call') }).click()
    await expect(team.getByRole('heading', { name: 'Samir Haddad' })).toBeVisible()
    await expectNoViolations(team)
    await expect(page.getByText(say('rooms.calledOnline', { number: 1 }))).toBeVisible()
    await expectNoViolations(page)
    await team.getByRole('button', { name: told('rooms.begin') }).click()
    await team.getByRole('button', { name: told('rooms.finish') }).click()
    const dialog = team.getByRole('dialog')
    await dialog.getByRole('combobox', { name: told('rooms.outcome') }).selectOption('shortlisted')
    await dialog.getByRole('textbox', { name: told('rooms.note') }).fill('Calm and quick')
    await expectNoViolations(team)
    await dialog.getByRole('button', { name: told('rooms.save') }).click()
    await expect(team.getByText(told('rooms.free'))).toBeVisible()

    await expect(page.getByText(say('rooms.told.shortlisted'))).toBeVisible()
    await expect(page.getByText('Calm and quick')).toHaveCount(0)
    await page.getByRole('combobox', { name: say('rooms.feedback.stars') }).selectOption('5')
    await page.getByRole('textbox', { name: say('rooms.feedback.words') }).fill('Friendly')
    await page.getByRole('button', { name: say('rooms.feedback.send') }).click()
    await expect(page.getByRole('button', { name: say('rooms.feedback.again') })).toBeVisible()
    await expectNoViolations(page)

    // what came of it
    await team.goto(`/page/open-days/${day.id}/outcomes`)
    await expect(team.getByText('Calm and quick')).toBeVisible()
    await expect(team.getByText('Friendly')).toBeVisible()
    await expectNoViolations(team)
    await work.close()
  },
)
