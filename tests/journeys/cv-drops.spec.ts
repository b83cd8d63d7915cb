import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { aTextCv } from '../world/a-text-cv.ts'
import { expectNoViolations } from './axe.ts'
import { openTools } from './panel.ts'
import { aLiveJob, anEmployer, mailTo } from './people.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

test.slow()

test(
  'a company opens for CVs without a job; a guest leaves one, it is kept in the pool, and the guest reads so',
  { tag: '@phone' },
  async ({ page, context, browser }, { project }) => {
    const say = speak(languageOf(project.name))
    const company = `Drops ${project.name} ${Date.now()}`
    const employer = await anEmployer(company)
    const { pages } = await employer.get<{ pages: { page_id: string }[] }>('/user/session')
    const desk = await browser.newContext({ locale: 'en' })
    await employer.enter(desk)
    const team = await desk.newPage()
    const told = speak('en')
    await team.goto('/page/drops/settings')
    await team.getByRole('switch', { name: told('cvDrops.settings.taking') }).check()
    await team.getByRole('textbox', { name: told('cvDrops.settings.words') }).fill('We read every CV')
    await team.getByRole('button', { name: told('cvDrops.settings.save') }).click()
    await expect(team.getByText(told('cvDrops.settings.saved')).last()).toBeVisible()
    await expectNoViolations(team)

    await page.goto(`/companies/${pages[0]?.page_id}`)
    await page.getByRole('link', { name: say('cvDrops.company.send') }).click()
    await expect(page.getByText('We read every CV').first()).toBeVisible()
    const cv = aTextCv('Guest of Drops', 'Cook, Harbour Kitchen, 2020 to 2026')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: cv.name, mimeType: 'text/plain', buffer: Buffer.from(cv.bytes) })
    await page.getByRole('textbox', { name: say('applications.apply.name') }).fill('Guest of Drops')
    const email = `drops-${project.name}-${Date.now()}@example.com`
    await page.getByRole('textbox', { name: say('applications.apply.email') }).fill(email)
    await expectNoViolations(page)
    await page.getByRole('button', { name: say('cvDrops.drop.send', { count: 1 }) }).click()
    await expect(page.getByRole('heading', { name: say('cvDrops.receipt.title', { count: 1 }) })).toBeVisible()

    await team.goto('/page/drops')
    await team.getByRole('link', { name: 'Guest of Drops' }).click()
    await expect(team.getByRole('heading', { name: 'Guest of Drops', level: 2 })).toBeVisible()
    await team
      .getByRole('button', { name: told('cvDrops.answer.ways.pool') })
      .last()
      .click()
    await team
      .getByRole('dialog')
      .getByRole('button', { name: told('cvDrops.answer.go.pool') })
      .click()
    await expect(team.getByText(told('cvDrops.answer.done.pool', { count: 1 })).last()).toBeVisible()
    await team.goto('/page/pool')
    await expect(team.getByText('Guest of Drops', { exact: true })).toBeVisible()
    await expectNoViolations(team)

    const { job } = await aLiveJob(employer, `Harbour cook ${project.name}`)
    await team.goto(`/page/jobs/${job}/board`)
    await openTools(team, told)
    await team.getByRole('menuitem', { name: told('pipeline.tools.add') }).click()
    const adding = team.getByRole('dialog')
    await adding.getByRole('searchbox').fill('guest')
    await adding.getByRole('button', { name: told('pool.adding.add') }).click()
    await expect(adding.getByText(told('pool.adding.done'), { exact: true })).toBeVisible()
    await expectNoViolations(team)
    await adding.getByRole('button', { name: told('ui.close') }).click()
    await expect(team.getByText('Guest of Drops').first()).toBeVisible()
    await mailTo(email, /Harbour cook/)

    const { text } = await mailTo(email, /cv-drop/)
    await page.goto(`/cv-drop/${/\/cv-drop\/([\w-]+)/.exec(text)?.[1]}`)
    await expect(page.getByText(say('cvDrops.states.added_to_pool'))).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: say('cvDrops.mine.withdraw') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('cvDrops.mine.withdraw') })
      .click()
    await expect(page.getByText(say('cvDrops.states.withdrawn'), { exact: true })).toBeVisible()
    await expect.poll(async () => (await employer.get<{ total: number }>('/page/pool')).total).toBe(0)
    await context.clearCookies()
    await desk.close()
  },
)
