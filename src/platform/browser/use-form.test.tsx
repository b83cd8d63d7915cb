import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { z } from 'zod'
import { done, post } from '#platform/shared/contract.ts'
import { anyone } from '#platform/shared/who.ts'
import { answer, askedOf } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useForm } from './use-form.ts'

const enter = post('/enter', {
  summary: 'Something with two fields',
  who: anyone,
  takes: { email: z.string(), word: z.string() },
  gives: done,
})

function Entrance() {
  const form = useForm(enter, { initial: { email: '', word: '' }, draft: 'entrance', onDone: () => {} })
  /** As React tells what was typed before hydration: one field after the other, and none drawn in between. */
  const atOnce = () => {
    form.field('email').onChange('priya@example.com')
    form.field('word').onChange('Horse-Battery-9')
  }
  return (
    <form method="post" onSubmit={form.submit}>
      <TextField {...form.field('email')} label="Email" />
      <TextField {...form.field('word')} label="Word" />
      <button type="button" onClick={atOnce}>
        Fill
      </button>
      <button type="submit">Enter</button>
    </form>
  )
}

test('two fields that are told in one go are both kept, remembered and sent', async () => {
  answer(enter, () => ({ success: true as const }))
  await show(<Entrance />)
  await page.getByRole('button', { name: 'Fill' }).click()
  await expect.element(page.getByLabelText('Email')).toHaveValue('priya@example.com')
  await expect.element(page.getByLabelText('Word')).toHaveValue('Horse-Battery-9')
  const filled = { email: 'priya@example.com', word: 'Horse-Battery-9' }
  expect(JSON.parse(sessionStorage.getItem('entrance') ?? '')).toEqual(filled)
  await page.getByRole('button', { name: 'Enter' }).click()
  await expect.poll(() => askedOf(enter).at(-1)?.input).toEqual(filled)
})
