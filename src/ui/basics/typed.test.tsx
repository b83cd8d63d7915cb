import { expect, test } from 'vitest'
import { show } from '#tests/screens/show.tsx'
import { Typed } from './typed.tsx'

test('a telephone number is turned around within Arabic', async () => {
  await show(
    <p dir="auto">
      <Typed text="اتصلوا بي على +971 50 123 4567 أو 00971501234567 من 2019 إلى 2023." />
    </p>,
    { language: 'ar' },
  )
  const numbers = [...document.querySelectorAll('bdi')].map(({ dir, textContent }) => [dir, textContent])
  expect(numbers).toEqual([
    ['ltr', '+971 50 123 4567'],
    ['ltr', '00971501234567'],
  ])
  expect(document.querySelector('p')?.textContent).toBe(
    'اتصلوا بي على +971 50 123 4567 أو 00971501234567 من 2019 إلى 2023.',
  )
})
