import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { aPdf } from '../world/a-pdf.ts'
import { expectNoViolations } from './axe.ts'
import { register } from './people.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')
const lines = [
  'Priya Nair',
  'priya.nair@example.com',
  '+971 50 123 4567',
  'EXPERIENCE',
  'Warehouse lead, Dune Logistics',
  '03/2020 - 05/2023',
  'Stock clerk, Atlas Distribution',
  '01/2017 - 02/2020',
  'SKILLS',
  'SAP EWM, Excel, Forklift',
]

type Say = ReturnType<typeof speak>

/** Gives a file to the list of CVs and waits until it was read. */
async function upload(page: Page, say: Say, name: string, buffer: Buffer) {
  await page.goto('/user/cvs')
  await expect(async () => {
    await page.getByRole('button', { name: say('cvBuilder.new.go') }).click()
    await expect(page.locator('input#f-new-cv')).toBeAttached({ timeout: 5_000 })
  }).toPass()
  await page.locator('input#f-new-cv').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await expect(page).toHaveURL(/\/user\/cvs\/[0-9a-f-]{36}$/, { timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('cvBuilder.extraction.title'), {
    timeout: 30_000,
  })
}

const saved = (page: Page) => expect(page.locator('.save-state[data-state="saved"]')).toBeVisible()

test(
  'a CV is read, corrected, confirmed, written, put in order, undone, and taken away as JSON Resume',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    test.slow()
    const language = languageOf(project.name)
    const say = speak(language)
    const candidate = await register('candidate', { lang: language, name: 'Priya Nair' })
    await candidate.enter(page.context())
    await page.goto('/user/cvs')
    await expect(page.getByText(say('cvBuilder.list.empty'))).toBeVisible()

    await upload(page, say, 'priya.pdf', Buffer.from(aPdf(lines)))
    const name = page.locator('[id="cv-name"]')
    await expect(name.getByText('Priya Nair')).toBeVisible()
    await expectNoViolations(page)

    // corrected in place, and by the person from now on
    await name.getByRole('button').click()
    await name.getByRole('textbox').fill('Priya K. Nair')
    await name.getByRole('button', { name: say('cvBuilder.row.save') }).click()
    await expect(name.getByText(say('cvBuilder.sure.byYou'))).toBeVisible()
    await page.getByRole('button', { name: say('cvBuilder.extraction.confirm') }).click()
    await expect(page.getByRole('dialog')).toContainText(say('cvBuilder.profile.title'))
    await expectNoViolations(page)
    await page.getByRole('button', { name: say('cvBuilder.profile.take') }).click()
    await expect(page.getByText(say('cvBuilder.states.confirmed'))).toBeVisible()

    // written: another order, and a part that is left out
    await page.getByRole('link', { name: say('cvBuilder.views.edit'), exact: true }).click()
    await expect(page).toHaveURL(/\/edit$/)
    const work = page.locator('#cv-part-experience')
    await expect(work.locator('.cv-entry-open').first()).toContainText('Warehouse lead')
    await work.getByRole('button', { name: say('cvBuilder.entries.down', { entry: 'Warehouse lead' }) }).click()
    await expect(work.locator('.cv-entry-open').first()).toContainText('Stock clerk')
    await saved(page)
    if (project.name === 'phone') await page.getByRole('button', { name: say('cvBuilder.editor.beside') }).click()
    const skills = say('cvBuilder.parts.skills')
    await page.getByRole('button', { name: say('cvBuilder.order.hide', { part: skills }) }).click()
    await expect(page.getByRole('button', { name: say('cvBuilder.order.show', { part: skills }) })).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: say('cvBuilder.editor.undo'), exact: true }).click()
    await expect(page.getByRole('button', { name: say('cvBuilder.order.hide', { part: skills }) })).toBeVisible()
    await saved(page)
    await page.reload()
    await expect(work.locator('.cv-entry-open').first()).toContainText('Stock clerk')

    // back to what was read
    await page.getByRole('link', { name: say('cvBuilder.views.versions') }).click()
    await expect(page.getByText(say('cvBuilder.versions.causes.read'))).toBeVisible()
    await page
      .getByRole('button', { name: say('cvBuilder.versions.restore') })
      .last()
      .click()
    const newest = page
      .getByRole('region', { name: say('cvBuilder.versions.title') })
      .getByRole('listitem')
      .first()
    await expect(newest.getByText(say('cvBuilder.versions.causes.restored'))).toBeVisible()

    const address = new URL(page.url()).pathname.replace(/\/versions$/, '')
    const resume = await candidate.get<{ basics: { name: string }; work: { position: string }[] }>(
      `${address}/json-resume`,
    )
    expect(resume.basics.name).toBe('Priya Nair')
    expect(resume.work[0]?.position).toBe('Warehouse lead')
  },
)

test('of two devices the second is told, and follows where it wrote nothing', async ({ page }, { project }) => {
  test.slow()
  const language = languageOf(project.name)
  const say = speak(language)
  const candidate = await register('candidate', { lang: language })
  await candidate.enter(page.context())
  await upload(page, say, 'priya.pdf', Buffer.from(aPdf(lines)))
  const id = new URL(page.url()).pathname.split('/').at(-1)
  type View = { data: { version: number; content: Record<string, unknown>; look: object } }
  const { data } = await candidate.get<View>(`/user/cvs/${id}`)
  const save = (headline: string, version: number) =>
    candidate.post<View>(`/user/cvs/${id}`, { ...data, version, content: { ...data.content, headline } }, 'PUT')
  const first = await save('Team lead', data.version)
  await expect(page.locator('[id="cv-headline"]')).toContainText('Team lead')

  // written here and saved there in the same moment: nothing is overwritten
  const held = page.locator('[id="cv-name"]')
  await held.getByRole('button').click()
  await held.getByRole('textbox').fill('Somebody')
  let isFirst = true
  await page.route(`**/api/user/cvs/${id}`, async (route) => {
    if (route.request().method() === 'PUT' && isFirst) {
      isFirst = false
      await save('Manager', first.data.version)
    }
    await route.continue()
  })
  await held.getByRole('button', { name: say('cvBuilder.row.save') }).click()
  await expect(page.getByRole('alert').filter({ hasText: say('cvBuilder.conflict') })).toBeVisible()
  expect((await candidate.get<View>(`/user/cvs/${id}`)).data.content.headline).toBe('Manager')
  await page.getByRole('button', { name: say('cvBuilder.reload') }).click()
  await expect(page.locator('[id="cv-headline"]')).toContainText('Manager')
})

test('a JSON Resume becomes a CV, is copied, and deleted', async ({ page }, { project }) => {
  const language = languageOf(project.name)
  const say = speak(language)
  const candidate = await register('candidate', { lang: language })
  await candidate.enter(page.context())
  await page.goto('/user/cvs')
  const buffer = await readFile(path.resolve(import.meta.dirname, '../world/cvs/resume-complete.json'))
  await page.getByRole('button', { name: say('cvBuilder.new.go') }).click()
  await page.getByRole('radio', { name: new RegExp(say('cvBuilder.new.ways.resume')) }).check()
  await page.locator('input#f-new-resume').setInputFiles({ name: 'me.json', mimeType: 'application/json', buffer })
  await expect(page).toHaveURL(/\/edit$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('me')
  const more = (cv: string) => page.getByRole('button', { name: say('cvBuilder.menu.label', { cv }) })
  await more('me').click()
  await page.getByRole('menuitem', { name: say('cvBuilder.menu.copy') }).click()
  await page.getByLabel(say('cvBuilder.menu.name')).fill('For hospitals')
  await page.getByRole('button', { name: say('cvBuilder.menu.copyGo') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For hospitals')
  await more('For hospitals').click()
  await page.getByRole('menuitem', { name: say('cvBuilder.menu.delete') }).click()
  await expect(page.getByRole('alertdialog')).toContainText(say('cvBuilder.menu.deleteText'))
  await expectNoViolations(page)
  await page.getByRole('button', { name: say('cvBuilder.menu.deleteGo') }).click()
  await expect(page).toHaveURL(/\/user\/cvs$/)
  await expect(page.getByRole('link', { name: 'me', exact: true })).toBeVisible()
  await expect(page.getByText('For hospitals')).toHaveCount(0)
})
