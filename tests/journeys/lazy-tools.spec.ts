import { expect } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { aLiveJob, anEmployer, apply, register } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

const languageOf = (project: string) => (project === 'phone' ? 'ar' : 'en')

test('a job is written without the editor that was not loaded', async ({ page, context }, { project }) => {
  const say = speak(languageOf(project.name))
  const employer = await anEmployer(unique('Oasis Works'))
  await employer.enter(context)
  await page.route(/\/(rich-text-editor|range-slider)-[^/]*\.js$/, (route) => route.abort())
  await page.goto('/page/jobs/new')
  await page.getByRole('textbox', { name: say('jobs.own.editor.text.description') }).click()
  await expect(page.getByText(say('ui.rich.notLoaded')).first()).toBeVisible()
  await expectNoViolations(page)
  const field = page.locator('textarea.rich-plain').first()
  await field.fill('## Your day\n\nYou check the goods.\n\n- Forklift\n- English')
  await expect(page.locator('.rich input[type=hidden]').first()).toHaveValue(
    '<h2>Your day</h2><p>You check the goods.</p><ul><li><p>Forklift</p></li><li><p>English</p></li></ul>',
  )
  await expect(page.getByRole('main')).toHaveAttribute('data-screen', /job/)
})

test('an emoji is put where one was writing; without its file a word says so', async ({ page, context }, {
  project,
}) => {
  const say = speak(languageOf(project.name))
  const company = unique('Palm Works')
  const employer = await anEmployer(company)
  const { job } = await aLiveJob(employer, unique('Gardener'))
  const candidate = await register('candidate', { name: 'Layla Haddad', lang: languageOf(project.name) })
  const application = await apply(candidate, job, 'Layla Haddad')
  await employer.post(`/page/applications/${application}/messages`, { text: 'Can you start in January?' })
  await candidate.enter(context)
  await page.goto(`/applications/${application}`)
  const text = page.getByLabel(say('applications.write.to', { company }))
  await text.fill('Yes!')
  await page.getByRole('button', { name: say('ui.emoji.open') }).click()
  await page.getByLabel(say('ui.emoji.search')).fill('thumbs up')
  await expectNoViolations(page)
  await page.getByRole('option').first().click()
  await expect(text).toHaveValue('Yes!👍')

  await page.route(/\/emoji-picker-[^/]*\.js$/, (route) => route.abort())
  await page.reload()
  await page.getByRole('button', { name: say('ui.emoji.open') }).click()
  await expect(page.getByText(say('ui.emoji.notLoaded'))).toBeVisible()
})

test('a newcomer is shown round the workspace once, and again on asking', async ({ page, context, baseURL }, {
  project,
}) => {
  const say = speak(languageOf(project.name))
  const employer = await anEmployer(unique('Qafila Works'))
  await employer.enter(context)
  await context.addCookies([{ name: 'newcomer', value: '1', url: baseURL as string }])
  await page.goto('/page')
  const tour = page.getByRole('dialog', { name: say('workspace.tour.title') })
  await expect(tour).toContainText(say('workspace.tour.today.title'))
  await tour.getByRole('button', { name: say('workspace.tour.next') }).click()
  await expect(tour).toContainText(say('workspace.tour.jobs.text'))
  await expectNoViolations(page)
  await tour.getByRole('button', { name: say('workspace.tour.skip') }).click()
  await expect(tour).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'workspace')
  await page.waitForTimeout(700)
  await expect(tour).toHaveCount(0)
  await page.goto('/page?tour=1')
  await expect(tour).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/page$/)
})
