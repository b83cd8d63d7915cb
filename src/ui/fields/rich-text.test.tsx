import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { RichText } from './rich-text.tsx'

// the file of the editor did not come
vi.mock('#platform/browser/lazy-tool.ts', () => ({ useTool: () => ({ state: 'not_loaded', tool: null }) }))

function Form({ first }: { first: string }) {
  const [text, setText] = useState(first)
  return (
    <>
      <RichText name="about" label="About" error="Too short" value={text} onChange={setText} />
      <pre>{text}</pre>
    </>
  )
}
const box = page.getByRole('textbox', { name: 'About' })

test('without its editor a text cannot be written, or loses the list it had', async () => {
  await show(<Form first="<h2>Tasks</h2><ul><li>Cook</li></ul>" />)
  await expect.element(box).toHaveValue('## Tasks\n\n• Cook')
  await userEvent.fill(box, '## Tasks\n\n- Cook\n- Clean')
  await expect.element(page.getByText('<h2>Tasks</h2><ul><li><p>Cook</p></li><li><p>Clean</p></li></ul>')).toBeVisible()
})

test('what is wrong with a text is not heard in place of its editor', async () => {
  await show(<Form first="" />)
  await expect.element(box).toHaveAccessibleDescription(/Too short/)
  await expect.element(box).toHaveAttribute('aria-invalid', 'true')
})
