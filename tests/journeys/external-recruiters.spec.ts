import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { aWordyPdf } from '../world/a-pdf.ts'
import { expectNoViolations } from './axe.ts'
import { aLiveJob, anEmployer, mailTo, password } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

test.slow()

test(
  'a company invites somebody to one job, who registers, puts a candidate forward and sees nothing else; the candidate approves on a phone',
  { tag: '@phone' },
  async ({ page, browser }, { project }) => {
    const say = speak(languageOf(project.name))
    const told = speak('en')
    const employer = await anEmployer(unique('Gate Four'))
    const { job } = await aLiveJob(employer, 'Pastry chef')
    const stamp = `${project.name}.${Date.now()}`
    const [outside, chef] = [`outside.${stamp}@example.com`, `chef.${stamp}@example.com`]

    // invited to this job alone
    const office = await browser.newContext({ locale: 'en' })
    await employer.enter(office)
    const team = await office.newPage()
    await team.goto(`/page/jobs/${job}/recruiters`)
    await expectNoViolations(team)
    await team.getByRole('button', { name: told('externalRecruiters.invite') }).click()
    const dialog = team.getByRole('dialog')
    await dialog.getByRole('button', { name: told('recruiters.dialog.send') }).click()
    // the summary names the field
    await expect(dialog.getByRole('alert').getByRole('link', { name: told('externalRecruiters.email') })).toBeVisible()
    await expectNoViolations(team)
    await dialog.getByLabel(told('externalRecruiters.email')).fill(outside)
    await dialog.getByRole('button', { name: told('recruiters.dialog.send') }).click()
    await expect(dialog).toBeHidden()
    await expect(team.getByText(outside)).toBeVisible()

    // registers by the link, and has a home of their own
    const desk = await browser.newContext({ locale: 'en' })
    const guest = await desk.newPage()
    const { text } = await mailTo(outside)
    await guest.goto(/https?:\S+\/join\/\S+/.exec(text)?.[0] ?? '')
    await expect(guest.getByText('Pastry chef')).toBeVisible()
    await expectNoViolations(guest)
    await guest.getByLabel(told('accounts.register.yourName')).fill('Victor Sand')
    await guest.getByLabel(told('accounts.register.password'), { exact: true }).fill(password)
    await guest.getByRole('button', { name: told('accounts.register.go') }).click()
    await expect(guest).toHaveURL(/\/page\/external-jobs$/)
    const add = guest.getByRole('button', { name: told('externalRecruiters.own.add') })
    await expect(add).toBeVisible()
    await expectNoViolations(guest)
    await guest.goto('/page/jobs')
    await expect(guest.getByText(told('frame.states.noPermission'))).toBeVisible()
    await guest.goto('/page/external-jobs')

    // puts somebody forward
    await add.click()
    const form = guest.getByRole('dialog')
    await form.getByLabel(told('externalRecruiters.add.name')).fill('Nour Haddad')
    await form.getByLabel(told('externalRecruiters.add.email'), { exact: true }).fill(chef)
    const buffer = Buffer.from(aWordyPdf(['Nour Haddad', 'Pastry chef, 2016 to 2026']))
    await form.locator('input[type=file]').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer })
    await form.getByLabel(told('externalRecruiters.add.note')).fill('Ten years of pastry')
    await expectNoViolations(guest)
    await form.getByRole('button', { name: told('externalRecruiters.add.send') }).click()
    await expect(form).toBeHidden()
    await expect(guest.getByText('Nour Haddad')).toBeVisible()

    // the candidate approves, without an account
    const asked = await mailTo(chef, /put-forward\//)
    await page.goto(`/put-forward/${/\/put-forward\/([\w-]+)/.exec(asked.text)?.[1]}`)
    await expect(page.getByText('Ten years of pastry')).toBeVisible()
    await expect(page.getByRole('main').locator('a[href$="/report?reason=money"]')).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: say('externalRecruiters.link.approve') }).click()
    await expect(page.getByRole('main').getByText(say('externalRecruiters.link.states.sent')).first()).toBeVisible()
    await expectNoViolations(page)

    // and stands on the board, with who sent them
    await expect(guest.getByText(told('applications.status.sent'))).toBeVisible()
    await team.goto(`/page/jobs/${job}/board`)
    await expect(team.getByText('Nour Haddad')).toBeVisible()
    await expect(team.getByText('Victor Sand').first()).toBeVisible()
    await team.goto(`/page/jobs/${job}/recruiters`)
    await team.getByRole('button', { name: told('recruiters.end') }).click()
    await team
      .getByRole('alertdialog')
      .getByRole('button', { name: told('recruiters.end') })
      .click()
    await expect(team.getByRole('main').getByText(told('recruiters.states.ended'))).toBeVisible()
    await expect(guest.getByText(told('externalRecruiters.own.over'))).toBeVisible()
  },
)
