import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { aLiveJob, anEmployer, type Person, register } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')
/** Accountant, of the lists. */
const position_id = 21
const skill = 'Underwater basket weaving'

/** A candidate of this position and skill, whom companies may find. */
async function anAccountant(): Promise<Person> {
  const person = await register('candidate')
  const { display } = await person.get<{ display: { id: string } }>('/user/session')
  const step = (number: number, fields: object) =>
    person.post(`/registration/${display.id}/step/${number}`, fields, 'PUT')
  await step(2, { headline: 'Accountant', residence_country_id: 5 })
  await step(3, { position_ids: [position_id] })
  await step(5, { skills: [{ name: skill, years: null }], visibility: 'searchable' })
  return person
}

test(
  'a candidate finds the jobs that fit on the home and as a list, each with what shows it',
  { tag: '@phone' },
  async ({ page, context }, { project }) => {
    const say = speak(languageOf(project.name))
    const title = unique('Accountant')
    await aLiveJob(await anEmployer(unique('Books')), title, { position_id, skills_must: [skill] })
    const candidate = await anAccountant()
    await candidate.enter(context)
    const met = say('matching.fit.met', { reader: 'own', met: 1, asked: 1 })
    await expect(async () => {
      await page.goto('/home')
      await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 30_000 })
    await expect(page.getByText(met).first()).toBeVisible()
    await page.goto('/user/fitting-jobs')
    await expect(page.getByRole('heading', { level: 1, name: say('matching.fitting.title') })).toBeVisible()
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
    await expect(page.getByText(skill).first()).toBeVisible()
    await expectNoViolations(page)
  },
)

test(
  'a recruiter sees who fits a job, and why, without a name that was not unlocked',
  { tag: '@phone' },
  async ({ page, context }, { project }) => {
    const say = speak(languageOf(project.name))
    const employer = await anEmployer(unique('Books'))
    const { job } = await aLiveJob(employer, unique('Accountant'), { position_id, skills_must: [skill] })
    await anAccountant()
    await employer.enter(context)
    await expect(async () => {
      await page.goto(`/page/jobs/${job}/people`)
      await expect(page.getByText(skill).first()).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 30_000 })
    await expect(page.getByText(say('matching.fit.met', { reader: 'team', met: 1, asked: 1 })).first()).toBeVisible()
    await expect(page.getByText(/Journey candidate/)).toHaveCount(0)
    await expectNoViolations(page)
    await page.locator('[data-screen="fitting-people"] h2 a').first().click()
    await expect(page.getByRole('heading', { name: say('fittingPeople.requirements') })).toBeVisible()
    await expect(page.getByRole('button', { name: say('cvSearch.contact.ask') })).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('link', { name: say('fittingPeople.back') }).click()
    await expect(page.getByRole('heading', { level: 1, name: say('fittingPeople.title') })).toBeVisible()
  },
)

test(
  'the home of a recruiter tells the day; interviews are seen as a week and followed by a calendar',
  { tag: '@phone' },
  async ({ page, context }, { project }) => {
    const say = speak(languageOf(project.name))
    const employer = await anEmployer(unique('Books'))
    await aLiveJob(employer, unique('Accountant'))
    await employer.enter(context)
    await page.goto('/page')
    await expect(page.getByRole('heading', { name: say('workspace.day.title'), exact: true })).toBeVisible()
    await expect(page.getByText(say('workspace.day.free'))).toBeVisible()
    await page.goto('/page/interviews?show=week')
    await expect(page.getByText(say('interviews.week.none'))).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: say('interviews.feed.open') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: say('interviews.feed.make') }).click()
    await expect(dialog.getByText(/interview-feeds/)).toBeVisible()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: say('interviews.feed.end') }).click()
    await expect(dialog.getByRole('button', { name: say('interviews.feed.make') })).toBeVisible()
  },
)
