import { expect } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { anOpenDay, book, letIn } from './open-days.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const say = speak('en')

test('whoever leads the hall seats a member, swaps two desks and lets one help another queue; the desks say so at once', async ({
  page,
  context,
}, { project }) => {
  test.skip(project.name !== 'desktop')
  const day = await anOpenDay('Seats', ['Kitchen', 'Front of house'])
  const { visit } = await book(context.request, day, 'Samir Haddad')
  await letIn(day, visit)
  await day.employer.enter(context)
  const { data } = await day.employer.get<{ data: { name: string }[] }>('/page/open-day-staff')
  const name = data[0]?.name ?? ''
  const second = await context.newPage()
  await second.goto(`/page/open-days/${day.id}/desks/${day.desks[1]}`)
  await expect(second.getByText(say('rooms.nobody'))).toBeVisible()

  await page.goto(`/page/open-days/${day.id}/hall`)
  const dialog = page.getByRole('dialog')
  const open = (number: number) => page.getByRole('button', { name: say('rooms.seating.open', { number }) }).click()
  const choose = (field: string, option: string | RegExp) =>
    dialog.getByRole('combobox', { name: say(`rooms.seating.${field}`) }).selectOption({ label: String(option) })
  const save = () => dialog.getByRole('button', { name: say('rooms.save') }).click()
  await open(1)
  await choose('member', name)
  await expectNoViolations(page)
  await save()
  await expect(page.getByRole('link', { name }).first()).toBeVisible()
  await expect(second.getByText(say('rooms.seating.moved', { number: 1 }))).toBeVisible()
  await expectNoViolations(second)

  await open(1)
  await choose('move', say('rooms.seating.moves.swap'))
  await choose('with', `${say('rooms.desk', { number: 2 })}, Front of house`)
  await save()
  await expect(second.getByText(say('rooms.seating.moved', { number: 1 }))).toBeHidden()
  await expect(second.getByText(name).last()).toBeVisible()

  await open(2)
  await choose('move', say('rooms.seating.moves.team'))
  await choose('queue', 'Kitchen')
  await save()
  await expect(second.getByText(say('rooms.seating.helps', { team: 'Kitchen' }))).toBeVisible()
  await expect(second.getByText('Samir Haddad')).toBeVisible()
  await expectNoViolations(page)
  await second.getByRole('button', { name: say('rooms.call') }).click()
  await expect(second.getByRole('heading', { name: 'Samir Haddad' })).toBeVisible()
})
