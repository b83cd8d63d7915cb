import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { aTextCv } from '../world/a-text-cv.ts'
import { expectNoViolations } from './axe.ts'
import { anOpenDay } from './open-days.ts'
import { aLiveJob, anEmployer } from './people.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

test.slow()

test(
  'from the poster on the wall to an offer: a name, a CV, a number, a call, a talk, and an applicant of the job',
  { tag: '@phone' },
  async ({ page, browser }, { project }) => {
    const say = speak(languageOf(project.name))
    const told = speak('en')
    const employer = await anEmployer(`Walls ${project.name} ${Date.now()}`)
    const title = `Baker ${project.name} ${Date.now()}`
    const { job } = await aLiveJob(employer, title)
    const day = await anOpenDay(`Wall ${project.name}`, ['Bakery'], { walk_ins: true, jobs: [job] }, employer)
    await employer.post(`/page/open-days/${day.id}/moves`, { move: 'start' })

    // what hangs on the wall
    const work = await browser.newContext({ locale: 'en' })
    await employer.enter(work)
    const team = await work.newPage()
    await team.goto(`/page/open-days/${day.id}/door`)
    const poster = await team.getByRole('link', { name: told('door.poster') }).getAttribute('href')
    await team.goto(poster ?? '')
    const code = await team.getByRole('img', { name: /open-day-walk-in/ }).getAttribute('alt')

    // a minute with a phone
    await page.goto(new URL(code ?? '').pathname)
    await expectNoViolations(page)
    await page.getByRole('button', { name: say('walkIns.go') }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await page.getByLabel(say('applications.apply.name'), { exact: true }).fill('سمير حدّاد')
    await page.getByLabel(say('applications.apply.email')).fill(`samir.${project.name}.${Date.now()}@example.com`)
    const cv = aTextCv('Samir Haddad', 'Baker, Corner Bakery, 2019 to 2026')
    await page
      .locator('input[type=file]:not([accept^="image"])')
      .first()
      .setInputFiles({ name: cv.name, mimeType: 'text/plain', buffer: Buffer.from(cv.bytes) })
    await page.getByRole('button', { name: say('walkIns.go') }).click()
    await expect(page.getByText(say('rooms.ahead', { count: 0 }))).toBeVisible()
    await expectNoViolations(page)

    // the desk
    await team.goto(`/page/open-days/${day.id}/desks/${day.desks[0]}`)
    await team.getByRole('button', { name: told('rooms.call') }).click()
    await expect(page.getByText(say('rooms.calledOnline', { number: 1 }))).toBeVisible()
    await team.getByRole('button', { name: told('rooms.begin') }).click()
    await team.getByRole('button', { name: told('rooms.finish') }).click()
    const dialog = team.getByRole('dialog')
    await dialog.getByRole('combobox', { name: told('rooms.outcome') }).selectOption('offer')
    await dialog.getByRole('combobox', { name: told('rooms.job') }).selectOption({ label: title })
    await dialog.getByRole('button', { name: told('rooms.save') }).click()
    await expect(team.getByText(told('rooms.free'))).toBeVisible()

    // told to the one, an applicant to the others
    await expect(page.getByText(say('rooms.told.offer'))).toBeVisible()
    await expectNoViolations(page)
    await expect(async () => {
      await team.goto(`/page/jobs/${job}/board`)
      await expect(team.getByText('سمير حدّاد').first()).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 30_000 })
    await work.close()
  },
)
