import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { aWordyPdf } from '../world/a-pdf.ts'
import { expectNoViolations } from './axe.ts'
import { hydrated } from './hydrated.ts'
import { turnTo } from './panel.ts'
import { aLiveJob, anEmployer, apply, register } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')
const name = 'Nadia Haddad'

test(
  'a board is narrowed to who meets every must-have; a rejection is taken back before anybody is told',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    test.slow()
    const say = speak(languageOf(project.name))
    const employer = await anEmployer(unique('Dune Logistics'))
    const { job } = await aLiveJob(employer, unique('Warehouse coordinator'), { skills_must: ['Forklift'] })
    const cv = [name, 'EXPERIENCE', 'Warehouse lead, Dune Logistics', '03/2020 - 05/2023', 'SKILLS', 'Forklift, Excel']
    await apply(null, job, name, `p.${job}@example.com`, cv)
    await employer.enter(page.context())
    await page.goto(`/page/jobs/${job}/board?requirements=unmet`)
    await expect(page.getByRole('link', { name })).toHaveCount(0)
    await page.goto(`/page/jobs/${job}/board`)
    await page.getByRole('button', { name: say('pipeline.bar.filter'), exact: true }).click()
    const drawer = page.getByRole('dialog')
    const all = drawer.getByRole('checkbox', { name: new RegExp(say('pipeline.filters.requirementsMet.met')) })
    await all.click()
    await expect(all).toBeChecked()
    await expectNoViolations(page)
    await expect(page).toHaveURL(/requirements=met/)
    await page.keyboard.press('Escape')
    // the CV is read in the background: the card comes by itself
    await expect(page.getByRole('link', { name }).first()).toBeVisible({ timeout: 30_000 })

    await page.getByRole('link', { name }).first().click()
    const panel = page.getByRole('dialog').first()
    const reject = say('pipeline.batch.actions.reject')
    // on a phone the bar is one row: what is not the next step stands in its menu
    if (project.name === 'phone') {
      await panel.getByRole('button', { name: say('pipeline.panel.more') }).click()
      await page.getByRole('menuitem', { name: reject }).click()
    } else await panel.getByRole('button', { name: reject }).click()
    const asked = page.getByRole('dialog', { name: say('pipeline.reject.title', { name }) })
    await asked.getByRole('radio').first().check()
    await expectNoViolations(page)
    await asked.getByRole('button', { name: say('pipeline.reject.go') }).click()
    await expect(panel.getByRole('button', { name: say('pipeline.steps.undo') })).toBeVisible()
    await expectNoViolations(page)
    await turnTo(panel, say, 'activity')
    await panel.getByRole('button', { name: say('pipeline.moved.undo'), exact: true }).click()
    await expect(panel.getByRole('button', { name: say('pipeline.steps.undo') })).toBeHidden()
    const stages = async () =>
      (await employer.get<{ data: { stage: string }[] }>(`/page/jobs/${job}/applicants`)).data.map(({ stage }) => stage)
    expect(await stages()).toEqual(['submitted'])

    // a step forward is held and undone alike, also by the keys
    await panel.getByRole('button', { name: say('pipeline.steps.in_review') }).click()
    await expect(panel.getByRole('button', { name: say('pipeline.steps.undo') })).toBeVisible()
    expect(await stages()).toEqual(['in_review'])
    await page.keyboard.press('Control+z')
    await expect(panel.getByRole('button', { name: say('pipeline.steps.undo') })).toBeHidden()
    expect(await stages()).toEqual(['submitted'])
  },
)

test('from a list the stored CV goes out in two taps; a guest sees the list as ever', async ({ page, context }, {
  project,
}) => {
  const say = speak(languageOf(project.name))
  const title = unique('Lamp fitter')
  await aLiveJob(await anEmployer(unique('Lamps')), title)
  const candidate = await register('candidate')
  const cookies = (await candidate.api.storageState()).cookies
  const file = {
    name: 'priya.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(aWordyPdf(['Priya Nair', 'Lamps'])),
  }
  await candidate.api.post('/api/user/cvs', {
    headers: { 'x-xsrf-token': cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? '' },
    multipart: { file },
  })
  const list = `/jobs?q=${encodeURIComponent(title)}`
  const withCv = say('jobs.card.applyWith', { cv: 'priya.pdf' })
  await expect(async () => {
    await page.goto(list)
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.locator('.apply-link')).toHaveCount(0)

  await candidate.enter(context)
  await page.goto(list)
  await page.getByRole('link', { name: withCv }).first().click()
  await hydrated(page)
  await page.getByRole('button', { name: say('applications.apply.send') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('applications.receipt.title'))
  await page.goto(list)
  await expect(page.getByRole('link', { name: say('jobs.card.applied') }).first()).toBeVisible()
  await expectNoViolations(page)
})
