import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { openTools } from './panel.ts'
import { aLiveJob, anEmployer, confirm, letWork, register } from './people.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

test(
  'a recruiter searches, reads why, unlocks; the person sees it and hides',
  { tag: '@phone' },
  async ({ page, context, browser }, { project }) => {
    const say = speak(languageOf(project.name))
    const word = `kitesurf${project.name}`
    const candidate = await register('candidate', { name: 'Amina Rahmani' })
    const { display } = await candidate.get<{ display: { id: string } }>('/user/session')
    const step = `/registration/${display.id}/step`
    await candidate.post(`${step}/2`, { headline: `Head ${word} instructor`, residence_country_id: 5 }, 'PUT')
    const work = { title: `${word} instructor`, employer: 'Secret Beach Club', from: '2021-03', to: null }
    await candidate.post(`${step}/4`, { work: [{ ...work, description: 'Led a team of nine' }] }, 'PUT')
    await candidate.post(`${step}/5`, { visibility: 'searchable', skills: [{ name: 'Rescue', years: 4 }] }, 'PUT')

    const employer = await anEmployer(`Wind and Water ${project.name} ${Date.now()}`)
    await confirm(employer)
    await letWork(employer)
    await employer.enter(context)
    await page.goto('/cv-search')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('cvSearch.title'))
    await expect(async () => {
      await page.goto(`/cv-search?q=${encodeURIComponent(`(${word} OR diver) AND team NOT junior`)}`)
      await expect(page.getByText(say('cvSearch.people', { count: 1 }), { exact: true })).toBeVisible({
        timeout: 2_000,
      })
    }).toPass()
    const hit = page
      .getByRole('listitem')
      .filter({ hasText: word, has: page.getByRole('heading') })
      .first()
    await expect(hit.getByText(say('cvSearch.line', { line: 4 }))).toBeVisible()
    await expect(page.locator('body')).not.toContainText(/Amina|Secret Beach/)
    await hit.getByRole('heading').getByRole('button').click()
    await expect(page.getByRole('article')).toContainText('Led a team of nine')
    await expect(page).toHaveURL(/[?&]person=/)
    const opened = page.url()
    await page.goBack()
    await expect(page).toHaveURL(/cv-search\?q=(?!.*person=)/)
    if (project.name === 'phone') await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto(opened)
    await expect(page.getByRole('article')).toContainText('Led a team of nine')
    await expect(page.locator('body')).not.toContainText(/Amina|Secret Beach/)
    await expectNoViolations(page)
    await page
      .getByRole('button', { name: say('cvSearch.contact.unlockAsk', { credits: 1 }) })
      .last()
      .click()
    const sure = page.getByRole('alertdialog')
    await expect(sure.getByText(say('ledger.spend.after'))).toBeVisible()
    await expectNoViolations(page)
    await sure.getByRole('button', { name: say('cvSearch.contact.unlock', { credits: 1 }) }).dblclick()
    await expect(page.getByRole('article')).toContainText('Secret Beach Club')
    await expect(page.getByRole('heading', { name: 'Amina Rahmani' }).last()).toBeVisible()
    await expectNoViolations(page)

    const { job } = await aLiveJob(employer, `Kite teacher ${project.name}`)
    await page
      .getByRole('button', { name: say('pool.invite') })
      .last()
      .click()
    const inviting = page.getByRole('dialog')
    await inviting.getByRole('combobox', { name: say('pool.inviting.job') }).selectOption(job)
    await inviting.getByRole('textbox', { name: say('pool.inviting.words') }).fill('Season begins in May')
    await expectNoViolations(page)
    await inviting.getByRole('button', { name: say('pool.inviting.go', { count: 1 }) }).click()
    await expect(page.getByText(say('pool.inviting.done', { count: 1 })).last()).toBeVisible()
    await page.goto(`/page/jobs/${job}/board`)
    await openTools(page, say)
    await page.getByRole('menuitem', { name: say('pipeline.tools.add') }).click()
    const adding = page.getByRole('dialog')
    await expect(adding.getByText(say('pool.adding.waiting'))).toBeVisible()
    await expect(adding.getByText(say('pool.adding.isInvited'), { exact: true })).toBeVisible()
    await expectNoViolations(page)
    await page.goto('/cv-search')

    const own = await browser.newContext()
    await candidate.enter(own)
    const mine = await own.newPage()
    await mine.goto('/user/who-has-my-cv')
    // the other of the two runs may have seen the newest people too
    const theirs = mine.getByRole('listitem').filter({ hasText: `Wind and Water ${project.name}` })
    await expect(theirs.getByRole('link', { name: /Wind and Water/ })).toBeVisible()
    await theirs.getByRole('button', { name: say('cvSearch.mine.hide') }).click()
    await expect(mine.getByText(say('cvSearch.mine.hiddenFrom'), { exact: true })).toBeVisible()
    await page.goto(`/cv-search?q=${word}`)
    await expect(page.getByText(say('cvSearch.nobody'))).toBeVisible()
    await own.close()
  },
)

test('everybody reads anonymous cards of people who chose it, and search engines do not', async ({ page }, {
  project,
}) => {
  const say = speak(languageOf(project.name))
  await page.goto('/open-cv-search/nurse/Dubai')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('cvSearch.open.title'))
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('link', { name: say('cvSearch.open.register') })).toBeVisible()
})
