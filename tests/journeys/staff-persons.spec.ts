import { expect } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { confirm, mailTo, register } from './people.ts'
import { staffPage } from './staff-page.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { languageOf, speak } from './words.ts'

/** Somebody with a confirmed address, as the site knows them. */
async function aConfirmedPerson() {
  const person = await register('candidate', { name: unique('Lost Mailbox') })
  await confirm(person)
  const { display } = await person.get<{ display: { id: string } }>('/user/session')
  return { person, id: display.id }
}

test(
  'support sends a link to another address; the old one says that it was not them, and nothing has changed',
  { tag: '@phone' },
  async ({ browser, page: theirs }, { project }) => {
    const language = languageOf(project.name)
    const say = speak(language)
    const { person, id } = await aConfirmedPerson()
    const desk = await staffPage(browser, 'support', language)
    await desk.goto(`/admin/people/${id}`)
    await desk.getByRole('button', { name: say('persons.acts.change_email') }).click()
    const dialog = desk.getByRole('dialog')
    const address = `${unique('new').replaceAll(/\W/g, '').toLowerCase()}@example.com`
    await dialog.getByLabel(say('persons.newEmail')).fill(address)
    await dialog.getByRole('textbox', { name: say('persons.reason') }).fill('Showed a passport in a call')
    await expectNoViolations(desk)
    await dialog.getByRole('button', { name: say('persons.acts.change_email') }).click()
    await expect(dialog).toBeHidden()
    const told = await mailTo(person.email, /undo-contact-change/)
    await mailTo(address, /verify-email/)
    await desk.reload()
    await expect(desk.getByText(address)).toBeVisible()
    await theirs.goto(/\/undo-contact-change\/[\w-]+/.exec(told.text)?.[0] ?? '')
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(say('contacts.undo.stopTitle'))
    await expectNoViolations(theirs)
    await theirs.getByRole('button', { name: say('contacts.undo.stop') }).click()
    await expect(theirs).toHaveURL(/forgot-password-email/)
    await desk.reload()
    await expect(desk.getByText(address)).toHaveCount(0)
    await expect(desk.getByText(person.email)).toBeVisible()
  },
)

test(
  'support holds how often somebody may apply lower until a day, and puts it back',
  { tag: '@phone' },
  async ({ browser }, { project }) => {
    const language = languageOf(project.name)
    const say = speak(language)
    const { person, id } = await aConfirmedPerson()
    const desk = await staffPage(browser, 'support', language)
    await desk.goto(`/admin/people/${id}`)
    const what = say('persons.limits.what.applications')
    const change = desk.getByRole('button', { name: say('persons.limits.changeOf', { what }), exact: true })
    const dialog = desk.getByRole('dialog')
    const save = dialog.getByRole('button', { name: say('persons.limits.save') })
    await change.click()
    await dialog.getByLabel(say('persons.limits.most')).fill('five')
    await dialog.getByRole('textbox', { name: say('persons.reason') }).fill('Wrote the same to everybody')
    await save.click()
    await expect(dialog.getByLabel(say('persons.limits.most'))).toHaveAttribute('aria-invalid', 'true')
    await expectNoViolations(desk)
    await dialog.getByLabel(say('persons.limits.most')).fill('5')
    const day = dialog.getByRole('button', { name: new RegExp(say('persons.limits.lastDay')) })
    await day.focus()
    await expect(dialog.getByRole('spinbutton').first()).toBeVisible()
    await day.click()
    await expect(desk.getByRole('grid')).toBeVisible()
    // a week later
    await desk.keyboard.press('ArrowDown')
    // that day may be another month's
    await expect(desk.locator('[role=grid] :focus')).toBeVisible()
    await desk.keyboard.press('Enter')
    await save.click()
    await expect(dialog).toBeHidden()
    await expect(desk.getByText(say('persons.events.person_limited')).first()).toBeVisible()
    await mailTo(person.email, /Wrote the same to everybody/)
    await change.click()
    await dialog.getByRole('radio', { name: say('persons.limits.usual', { most: 100 }) }).check()
    await dialog.getByRole('textbox', { name: say('persons.reason') }).fill('It was another account')
    await save.click()
    await expect(dialog).toBeHidden()
    await expect(desk.getByText(say('persons.limits.usual', { most: 100 }))).toBeVisible()
    await expectNoViolations(desk)
  },
)
