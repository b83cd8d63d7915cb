import { expect } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { anEmployer, type Person, register } from './people.ts'
import { staffPage } from './staff-page.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { languageOf, speak } from './words.ts'

async function aSentJob(employer: Person, title: string): Promise<string> {
  const texts = [{ language: 'en', title, description: '<p>You drive goods from the port to shops in the city.</p>' }]
  const fields = { language: 'en', texts, employment_types: ['full_time'], country_id: 5, workplace: 'remote' }
  const { data } = await employer.post<{ data: { id: string } }>('/jobs', fields)
  await employer.post(`/jobs/${data.id}/submission`, {})
  return data.id
}

test(
  'a reviewer takes the next job from home, decides about one, and sees only the places of the role',
  {
    tag: '@phone',
  },
  async ({ browser }, { project }) => {
    const language = languageOf(project.name)
    const say = speak(language)
    const employer = await anEmployer(unique('Harbour Haulage'))
    const title = unique('Truck driver')
    const job = await aSentJob(employer, title)
    const page = await staffPage(browser, 'reviewer', language)
    await page.goto('/home')
    await expect(page).toHaveURL(/\/admin$/)
    await expect(page.getByRole('heading', { level: 1, name: say('queues.title') })).toBeVisible()
    await expectNoViolations(page)
    if (project.name !== 'phone') {
      const rail = page.getByRole('navigation').first()
      await expect(rail.getByRole('link', { name: say('frame.places.reviews') })).toBeVisible()
      await expect(rail.getByRole('link', { name: say('frame.places.orders') })).toHaveCount(0)
    }
    const queue = say('queues.names.jobs')
    await page.getByRole('button', { name: say('queues.takeNextOf', { queue }) }).click()
    await expect(page).toHaveURL(/\/admin\/reviews\/[\w-]+$/)

    await page.goto('/admin?queue=jobs')
    await expectNoViolations(page)
    // others take from the same queue: which job it was is up to the moment, and whoever has taken one keeps nobody from deciding
    await expect(page.getByText(say('queues.mine'), { exact: true }).filter({ visible: true }).first()).toBeVisible()
    await page.getByRole('row').filter({ hasText: title }).getByRole('link', { name: title }).click()
    await page.getByRole('radio', { name: say('moderation.decide.approved') }).check()
    await page.getByRole('button', { name: say('moderation.decide.approved') }).click()
    await expect
      .poll(async () => (await employer.get<{ data: { state: string } }>(`/page/jobs/${job}`)).data.state)
      .toBe('live')
    await page.goto('/admin/orders')
    await expect(page.getByRole('heading', { name: say('frame.missing.unknown.title') })).toBeVisible()
  },
)

test(
  'support finds a person by the address and ends their sessions, with a reason; the person is out',
  {
    tag: '@phone',
  },
  async ({ browser, page: theirs }, { project }) => {
    const language = languageOf(project.name)
    const say = speak(language)
    const person = await register('candidate', { name: unique('Lost Phone') })
    await person.enter(theirs.context())
    await theirs.goto('/applications')
    const page = await staffPage(browser, 'support', language)
    await page.goto('/admin/find')
    await page
      .locator('main')
      .getByRole('searchbox', { name: say('finding.field') })
      .fill(person.email)
    await page
      .locator('main')
      .getByRole('button', { name: say('finding.go') })
      .click()
    await expectNoViolations(page)
    await page
      .locator('main')
      .getByRole('link', { name: /Lost Phone/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /Lost Phone/ })).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: say('persons.acts.end_sessions') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: say('persons.acts.end_sessions') }).click()
    await expect(dialog.getByRole('alert').first()).toBeVisible()
    await dialog.getByRole('textbox', { name: say('persons.reason') }).fill('The phone was stolen')
    await dialog.getByRole('button', { name: say('persons.acts.end_sessions') }).click()
    await expect(page.getByText(say('persons.noSessions'))).toBeVisible()
    await expect(page.getByText('The phone was stolen')).toBeVisible()
    await theirs.goto('/applications')
    await expect(theirs).toHaveURL(/\/login/)
  },
)
