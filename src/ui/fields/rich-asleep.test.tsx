import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { RichAsleep } from './rich-asleep.tsx'
import { RichText } from './rich-text.tsx'
import RichTextEditor from './rich-text-editor.tsx'

function Form({ first }: { first: string }) {
  const [text, setText] = useState(first)
  return (
    <>
      <RichText name="about" label="About" value={text} onChange={setText} />
      <pre>{text}</pre>
    </>
  )
}
const box = page.getByRole('textbox', { name: 'About' })
const tools = page.getByRole('toolbar')

test('what is written before the editor has come is lost, or written at another place', async () => {
  await show(<Form first="<p>We cook.</p>" />)
  await userEvent.click(box, { position: { x: 20, y: 20 } })
  await userEvent.keyboard('{End} And bake')
  await expect.element(tools).toBeVisible()
  await userEvent.keyboard(' bread.')
  await expect.element(page.getByText('<p>We cook. And bake bread.</p>')).toBeVisible()
})

test('the first press into a second text does not reach it, and what is written there is lost', async () => {
  function Two() {
    const [texts, setTexts] = useState({ about: '', asked: '<p>You cook.</p>' })
    return (
      <>
        <RichText
          name="about"
          label="About"
          value={texts.about}
          onChange={(about) => setTexts((all) => ({ ...all, about }))}
        />
        <RichText
          name="asked"
          label="Asked"
          value={texts.asked}
          onChange={(asked) => setTexts((all) => ({ ...all, asked }))}
        />
        <pre>{texts.asked}</pre>
      </>
    )
  }
  await show(<Two />)
  await userEvent.click(box)
  await userEvent.keyboard('We cook.')
  await expect.element(tools).toBeVisible()
  await userEvent.click(page.getByRole('textbox', { name: 'Asked' }), { position: { x: 20, y: 20 } })
  await userEvent.keyboard('{End} You bake.')
  await expect.element(page.getByText('<p>You cook. You bake.</p>')).toBeVisible()
})

test('the space after a word is lost when the editor comes before the next word', async () => {
  function Waking() {
    const [text, setText] = useState('<p>We</p>')
    const field = { id: 'f-about', label: 'About', bad: false, required: false, value: text, onChange: setText }
    const [isAwake, wake] = useState(false)
    if (!isAwake && / <\/p>$/.test(text)) wake(true)
    const none = () => undefined
    return isAwake ? <RichTextEditor {...field} /> : <RichAsleep {...field} onWake={none} onNear={none} />
  }
  await show(<Waking />)
  await userEvent.click(box)
  await userEvent.keyboard('{End} ')
  await expect.element(tools.getByRole('button', { name: 'Bold' })).toBeEnabled()
  await userEvent.keyboard('cook')
  await expect.element(box).toHaveTextContent('We cook')
})

test('a text that is set while nobody writes is not shown, or the editor begins with an older one', async () => {
  function Late() {
    const [text, setText] = useState('<p>Old</p>')
    return (
      <>
        <button type="button" onClick={() => setText('<p>New</p>')}>
          Set
        </button>
        <RichText name="about" label="About" value={text} onChange={setText} />
      </>
    )
  }
  await show(<Late />)
  await userEvent.click(page.getByRole('button', { name: 'Set' }))
  await expect.element(box).toHaveTextContent('New')
  await userEvent.click(box)
  await expect.element(tools).toBeVisible()
  await expect.element(box).toHaveTextContent('New')
})
