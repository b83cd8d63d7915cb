import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listMessageTemplates } from '#features/hiring/message-templates/contract.ts'
import { answer, askedOf, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { previewMessages } from '../many-contract.ts'
import { MessageManyDialog } from './message-many-dialog.tsx'

test('a message to several is lost by Escape', async () => {
  answer(listMessageTemplates, () => giving({ templates: [] }) as never)
  let closed = 0
  await show(<MessageManyDialog job="j" ids={['a', 'b']} onClose={() => closed++} />)
  await userEvent.fill(page.getByRole('textbox', { name: /Message/ }), 'We are still reading')
  await userEvent.keyboard('{Escape}')
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
  await expect.element(question).toBeVisible()
  expect(closed).toBe(0)
  await userEvent.click(question.getByRole('button', { name: 'Discard changes' }))
  expect(closed).toBe(1)
})

test('nobody can get a message, and a button offers to send none', async () => {
  answer(listMessageTemplates, () => giving({ templates: [] }) as never)
  const closed = { language: 'en' as const, subject: '', text: 'Hello', left: [], why: 'This conversation is closed' }
  answer(previewMessages, () =>
    giving(['a', 'b'].map((application) => ({ ...closed, application, name: application }))),
  )
  await show(<MessageManyDialog job="j" ids={['a', 'b']} onClose={() => {}} />)
  await userEvent.fill(page.getByRole('textbox', { name: /Message/ }), 'Hello')
  await userEvent.click(page.getByRole('button', { name: 'Preview' }))
  await expect.element(page.getByText('Nothing is sent: none of these applicants can get this message.')).toBeVisible()
  expect(page.getByRole('button', { name: /Send/ }).elements()).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: 'Back' }))
  await expect.element(page.getByRole('textbox', { name: /Message/ })).toHaveValue('Hello')
})

test('a template takes subject and text away, so that nobody can read or change a word of it', async () => {
  const texts = [
    { language: 'fr' as const, subject: 'Suite', text: 'Bonjour' },
    { language: 'en' as const, subject: 'Next step', text: 'Hello {candidate_name}' },
  ]
  answer(listMessageTemplates, () => giving({ templates: [{ id: 't1', name: 'Word', texts }] }) as never)
  answer(previewMessages, () => giving([]))
  await show(<MessageManyDialog job="j" ids={['a', 'b']} onClose={() => {}} />)
  await expect.element(page.getByRole('option', { name: 'Word' })).toBeInTheDocument()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Template' }), 'Word')
  const text = page.getByRole('textbox', { name: /Message/ })
  await expect.element(text).toHaveValue('Hello {candidate_name}')
  await expect.element(page.getByRole('textbox', { name: /Subject/ })).toHaveValue('Next step')
  // as it is, each reads it in their language
  await userEvent.click(page.getByRole('button', { name: 'Preview' }))
  await userEvent.click(page.getByRole('button', { name: 'Back' }))
  await userEvent.fill(text, 'Hi {candidate_name}')
  await userEvent.click(page.getByRole('button', { name: 'Preview' }))
  await expect
    .poll(() => askedOf(previewMessages).map(({ input: { template, subject, text } }) => ({ template, subject, text })))
    .toEqual([
      { template: 't1', subject: undefined, text: undefined },
      { template: undefined, subject: 'Next step', text: 'Hi {candidate_name}' },
    ])
})
