import { expect, test } from 'vitest'
import { show } from '#tests/screens/show.tsx'
import { PlaceInOrder } from './place-in-order.tsx'

test('an applicant is said to be the first of none, or of those alone that were read', async () => {
  await show(<PlaceInOrder at={2} known={23} total={23} />)
  expect(document.body.textContent).toContain('3 of 23')
  await show(<PlaceInOrder at={2} known={20} total={43} />)
  expect(document.body.textContent).not.toContain('3 of 20')
  await show(<PlaceInOrder at={-1} known={4} total={4} />)
  expect(document.body.textContent).not.toContain('0 of 4')
})
