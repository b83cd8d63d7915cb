import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { type FirstMatch, OwnMatch } from './own-match.tsx'

const skill = { kind: 'skill', asked: 'Welding', result: 'unknown', shown: null }
const inState = (cv: string, state: string) =>
  ({ cv, match: { success: true, data: { state, matches: [skill], nice: [] } } }) as unknown as FirstMatch

test('what nobody read is said to be missing in a CV', async () => {
  const takeAway = await show(<OwnMatch job="j" cv="" first={inState('', 'none')} />)
  expect(document.body.textContent).not.toContain('Welding')
  takeAway()
  await show(<OwnMatch job="j" cv="c" first={inState('c', 'waiting')} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('Reading your CV. Results appear automatically.')
  expect(document.body.textContent).not.toContain('Welding')
})

test('a CV that was read is not compared with what the job asks for', async () => {
  await show(<OwnMatch job="j" cv="c" first={inState('c', 'read')} />)
  await expect.element(page.getByText('Not stated in your CV')).toBeVisible()
})
