import './cv-format.css'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { PreviewPeek } from './preview-peek.tsx'

const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const drawn = { pages: [dot], count: 2 }

test('on a phone the look of a CV is out of sight while one chooses it', async () => {
  await page.viewport(360, 740)
  await show(
    <main>
      <PreviewPeek drawn={drawn} busy={false} problem={null} />
      <div style={{ blockSize: '3000px' }} />
    </main>,
  )
  window.scrollTo(0, 1500)
  const peek = page.getByRole('button', { name: /View CV large/ })
  await expect.element(peek).toBeInViewport()
  await userEvent.click(peek)
  await expect.element(page.getByRole('dialog').getByRole('img', { name: 'Page 1 of 2' })).toBeVisible()
})

test('on a wide screen it stands there twice', async () => {
  await page.viewport(1280, 800)
  await show(<PreviewPeek drawn={drawn} busy={false} problem={null} />)
  await expect.element(page.getByText('View CV large')).not.toBeVisible()
})
