import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { TokenField } from './token-field.tsx'

function Form({ first = [], most = 5 }: { first?: string[]; most?: number }) {
  const [words, setWords] = useState<string[]>(first)
  return (
    <form method="post" onSubmit={() => setWords(['sent'])}>
      <TokenField name="skills" label="Skills" most={most} value={words} onChange={setWords} />
      <pre>{`words: ${words.join('|')}`}</pre>
    </form>
  )
}
const box = page.getByRole('textbox')
const taken = (words: string) => expect.element(page.getByText(`words: ${words}`, { exact: true })).toBeInTheDocument()

test('the Arabic comma parts nothing', async () => {
  await show(<Form />, { language: 'ar' })
  await userEvent.fill(box, 'طبخ، قيادة،')
  await taken('طبخ|قيادة')
})

test('Enter sends the whole form, or a word left in the field is lost', async () => {
  await show(<Form />)
  await userEvent.type(box, 'Excel{Enter}Word')
  await userEvent.tab()
  await taken('Excel|Word')
})

test('the same word stands twice, or more than there may be', async () => {
  await show(<Form first={['Excel']} most={2} />)
  await userEvent.fill(box, 'excel, Word, Access,')
  await taken('Excel|Word')
  await expect.element(box).toBeDisabled()
})

test('Backspace in an empty field does not take the last one, or takes it while one writes', async () => {
  await show(<Form first={['Excel', 'Word']} />)
  await userEvent.click(box)
  await userEvent.keyboard('ab{Backspace}{Backspace}')
  await taken('Excel|Word')
  await userEvent.keyboard('{Backspace}')
  await taken('Excel')
})

test('one long word pushes the button that takes it away out of the page', async () => {
  await show(<Form first={['ж'.repeat(80)]} />, { language: 'ru' })
  await page.viewport(360, 700)
  await expect.element(page.getByRole('button')).toBeVisible()
  const button = page.getByRole('button').element().getBoundingClientRect()
  expect(button.right).toBeLessThanOrEqual(360)
  expect(button.width).toBeGreaterThan(0)
  await page.viewport(1000, 800)
})
