import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { confirm, mailTo, register } from './people.ts'
import { staffPage } from './staff-page.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { languageOf, speak } from './words.ts'

async function aConfirmedPerson(name: string) {
  const person = await register('candidate', { name: unique(name) })
  await confirm(person)
  const { display } = await person.get<{ display: { id: string; name: string } }>('/user/session')
  return { email: person.email, ...display }
}

test(
  'two accounts of one person become one: asked by one of the staff, agreed to from both mailboxes, confirmed by another',
  { tag: '@phone' },
  async ({ browser, page: mailbox }, { project }) => {
    const language = languageOf(project.name)
    const say = speak(language)
    const [stays, goes] = [await aConfirmedPerson('Stays Here'), await aConfirmedPerson('Goes There')]
    const press = (page: Page, name: string) => page.getByRole('button', { name: say(name), exact: true }).click()
    const first = await staffPage(browser, 'support', language)
    await first.goto(`/admin/people/${stays.id}`)
    await press(first, 'merges.ask')
    const dialog = first.getByRole('dialog')
    await dialog.getByRole('textbox', { name: say('merges.email') }).fill(goes.email)
    await dialog.getByRole('textbox', { name: say('merges.reason') }).fill('Named both passwords in a call')
    await expectNoViolations(first)
    await press(first, 'merges.send')
    await expect(first.getByText(say('merges.needsAnswers'))).toBeVisible()
    await expectNoViolations(first)

    for (const { email } of [stays, goes]) {
      const { text } = await mailTo(email, /merge-accounts/)
      await mailbox.goto(/\/merge-accounts\/[\w-]+/.exec(text)?.[0] ?? '')
      await expectNoViolations(mailbox)
      await press(mailbox, 'merges.link.agree')
      await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText(say('merges.link.agreedTitle'))
    }

    const second = await staffPage(browser, 'support', language)
    await second.goto(`/admin/people/${stays.id}`)
    // who takes it keeps others from doing the same: they read who is at it, while they look
    await second.getByRole('button', { name: say('frame.staff.task.take'), exact: true }).click()
    await expect(second.getByRole('button', { name: say('frame.staff.task.back'), exact: true })).toBeVisible()
    const third = await staffPage(browser, 'super', language)
    await third.goto(`/admin/people/${stays.id}`)
    const tasks = third.getByRole('region', { name: say('frame.staff.task.label') })
    await expect(tasks).toBeVisible()
    await expect(tasks.getByRole('button')).toHaveCount(0)
    await expectNoViolations(third)
    await second.getByRole('button', { name: say('frame.staff.task.back'), exact: true }).click()
    await expect(tasks.getByRole('button', { name: say('frame.staff.task.take'), exact: true })).toBeVisible()
    await press(second, 'merges.confirm')
    await expectNoViolations(second)
    await second
      .getByRole('alertdialog')
      .getByRole('button', { name: say('merges.confirm') })
      .click()
    await expect(second.getByText(say('merges.confirmed')).first()).toBeVisible()
    await second.goto(`/admin/people/${goes.id}`)
    await expect(second.getByRole('link', { name: stays.name })).toBeVisible()
    await mailTo(stays.email, /login/)
  },
)
