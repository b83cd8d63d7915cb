import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, askedOf, giving, Lost } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { lookAtFirstMessage, writeToCompany, writeToPerson } from '../contract.ts'
import { MessageButton } from './message-button.tsx'

const sent = () => giving({ thread: 't1', message: {} as never })
const field = () => page.getByLabelText('Your message')
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))

async function open() {
  await show(<MessageButton to={{ person: 'p1', name: 'Sara' }} />)
  await press('Message')
  await expect.element(page.getByRole('dialog', { name: 'Message Sara' })).toBeVisible()
  await expect.element(field()).toBeVisible()
}

test('words that are warned of go out only when pressed again, and changed words are looked at anew', async () => {
  answer(lookAtFirstMessage, ({ text }) =>
    giving({ warnings: text.includes('WhatsApp') ? ['messenger'] : [], first_contact: true }),
  )
  answer(writeToPerson, sent)
  await open()
  await userEvent.fill(field(), 'Write on WhatsApp')
  await press('Send message')
  await expect.element(page.getByText('moves the conversation to a messenger')).toBeVisible()
  expect(askedOf(writeToPerson)).toHaveLength(0)
  await userEvent.fill(field(), 'Write on WhatsApp please')
  await press('Send message')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await press('Send anyway')
  await expect.poll(() => askedOf(writeToPerson).length).toBe(1)
  await expect.element(page.getByText('Message sent to Sara')).toBeVisible()
  await expect.element(field()).not.toBeInTheDocument()
})

test('a line that was lost sends the same message again, not a second one', async () => {
  answer(lookAtFirstMessage, () => giving({ warnings: [], first_contact: false }))
  answer(writeToPerson, () => {
    throw new Lost()
  })
  await open()
  await userEvent.fill(field(), 'Hello')
  await press('Send message')
  await expect.element(page.getByRole('alert')).toBeVisible()
  answer(writeToPerson, sent)
  await press('Send message')
  await expect.poll(() => askedOf(writeToPerson).length).toBe(2)
  const [first, second] = askedOf(writeToPerson)
  expect(first?.input.client_id).toBe(second?.input.client_id)
})

test('a company is written to without a look', async () => {
  answer(writeToCompany, sent)
  await show(<MessageButton to={{ page: 'c1', name: 'Nakheel' }} />)
  await press('Message')
  await userEvent.fill(field(), 'Hello')
  await press('Send message')
  await expect.poll(() => askedOf(writeToCompany).map(({ input }) => input.page)).toEqual(['c1'])
  expect(askedOf(lookAtFirstMessage)).toHaveLength(0)
})

test('what was written is lost by Escape', async () => {
  await open()
  await userEvent.fill(field(), 'Hello Sara')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible()
  await press('Keep editing')
  await expect.element(field()).toHaveValue('Hello Sara')
})
