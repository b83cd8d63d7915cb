import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { WordsProvider } from '#platform/browser/words-provider.tsx'
import { show } from '#tests/screens/show.tsx'
import { InviteLink } from './invite-link.tsx'

const part = <InviteLink code="AB12" link="https://m.example/i/AB12" registered={1} rewarded={0} coins={0} counted />

test('what the server draws, which knows no browser, has another button than the page begins with', async () => {
  // on the browser's own navigator: others ask it things meanwhile, and what inherits from it answers none of them
  Object.defineProperty(navigator, 'share', { value: async () => {}, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  const words = {
    referrals: { code: 'Code', link: 'Link', registered: 'Registered', copy: 'Copy', share: 'Share link' },
  }
  const drawn = renderToString(
    <WordsProvider language="en" words={words as never} timeZone="UTC" now={0}>
      {part}
    </WordsProvider>,
  )
  expect(drawn).not.toContain('Share link')
  await show(part)
  await expect.element(page.getByRole('button', { name: 'Share link' })).toBeVisible()
})
