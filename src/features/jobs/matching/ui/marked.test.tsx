import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { Marked } from './marked.tsx'

test('a word that shows two things stands twice, or a word within marked words is written again', async () => {
  const marks = [
    [8, 20],
    [8, 20],
    [8, 31],
  ] as const
  await show(<Marked text="Head of Housekeeping Department, Dubai" marks={marks} />)
  await expect.element(page.getByText(/Head of/)).toBeVisible()
  expect(document.querySelector('bdi')?.textContent).toBe('Head of Housekeeping Department, Dubai')
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Housekeeping Department'])
})
