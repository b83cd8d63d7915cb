import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { InsertFields } from './insert-fields.tsx'
import { TextArea } from './text-field.tsx'

const fields = [
  { name: 'candidate_name', words: 'Applicant’s name' },
  { name: 'job_title', words: 'Job title' },
]

function Writing({ first = '' }: { first?: string }) {
  const [text, write] = useState(first)
  return (
    <>
      <TextArea id="words" name="words" label="Message" value={text} onChange={write} />
      <InsertFields {...{ fields }} name="fields" label="Insert a field" area="words" value={text} onChange={write} />
    </>
  )
}
const area = () => page.getByRole('textbox', { name: 'Message' })
const put = (name: string) => userEvent.click(page.getByRole('button', { name }))

test('a field goes to the end, where the caret stands in the middle', async () => {
  await show(<Writing />)
  await userEvent.type(area(), 'Dear , hello')
  await userEvent.keyboard('{ArrowLeft}'.repeat(', hello'.length))
  await put('Applicant’s name')
  await put('Job title')
  await expect.element(area()).toHaveValue('Dear {candidate_name}{job_title}, hello')
})

test('a field goes before a text that nobody was in yet', async () => {
  await show(<Writing first="Dear " />)
  await put('Applicant’s name')
  await expect.element(area()).toHaveValue('Dear {candidate_name}')
})
