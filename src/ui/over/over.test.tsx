import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toast } from '#platform/browser/toast.ts'
import { focusOn } from '#tests/screens/focus.ts'
import { show } from '#tests/screens/show.tsx'
import { Drawer } from './dialog.tsx'
import { Menu } from './menu.tsx'
import { SureDialog } from './sure-dialog.tsx'

function Question({ busy = false }: { busy?: boolean }) {
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete job
      </button>
      <SureDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Delete it?"
        go="Delete"
        busy={busy}
        onGo={() => setDone(done + 1)}
      />
      <pre>{`done: ${done}`}</pre>
    </>
  )
}
const opener = page.getByRole('button', { name: 'Delete job' })
const dialog = page.getByRole('alertdialog', { name: 'Delete it?' })

test('the focus leaves an open question, or does not come back to what opened it', async () => {
  await show(<Question />)
  await userEvent.click(opener)
  await expect.element(dialog).toBeVisible()
  for (let times = 0; times < 4; times += 1) {
    await userEvent.tab()
    expect(dialog.element().contains(document.activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('the way back of a phone leaves the page under an open question, or closes it once and never again', async () => {
  const watchers: (EventTarget & { destroy: () => void })[] = []
  class Watcher extends EventTarget {
    constructor() {
      super()
      watchers.push(this)
    }
    destroy() {
      watchers.splice(watchers.indexOf(this), 1)
    }
  }
  vi.stubGlobal('CloseWatcher', Watcher)
  await show(<Question />)
  for (let times = 0; times < 2; times += 1) {
    await userEvent.click(opener)
    await expect.element(dialog).toBeVisible()
    expect(watchers).toHaveLength(1)
    watchers[0]?.dispatchEvent(new Event('close'))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(watchers).toHaveLength(0)
  }
  vi.unstubAllGlobals()
})

test('a click beside a question answers it', async () => {
  await show(<Question />)
  await userEvent.click(opener)
  await expect.element(dialog).toBeVisible()
  await userEvent.click(document.querySelector('.veil') as HTMLElement, { position: { x: 5, y: 5 } })
  await expect.element(dialog).toBeVisible()
})

test('what is being done is done twice by a second press', async () => {
  await show(<Question busy />)
  await userEvent.click(opener)
  const go = dialog.getByRole('button', { name: 'Delete' })
  await userEvent.click(go)
  await expect.element(go).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByText('done: 0')).toBeInTheDocument()
})

test('the second of two quick presses that close a question is for what lies beneath', async () => {
  await show(<Question />)
  await userEvent.click(opener)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  const heard = vi.fn()
  opener.element().addEventListener('click', heard)
  const press = (detail: number) => opener.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  press(2)
  expect(heard).not.toHaveBeenCalled()
  press(1)
  expect(heard).toHaveBeenCalledOnce()
  await expect.element(dialog).toBeVisible()
})

test('a toast lies under an open dialog, or its action is out of reach there', async () => {
  let undone = 0
  await show(<Question />)
  await userEvent.click(opener)
  await expect.element(dialog).toBeVisible()
  toast.show({
    text: 'Moved',
    tone: 'good',
    action: {
      text: 'Undo',
      run: () => {
        undone += 1
      },
    },
  })
  await userEvent.click(page.getByText('Undo', { exact: true }))
  expect(undone).toBe(1)
  await expect.element(dialog).toBeVisible()
})

test('a line that is gone is told by an empty toast, or aloud to nobody', async () => {
  await show(<p>Here</p>)
  await expect.element(page.getByText('Here')).toBeVisible()
  toast.show({ text: '', tone: 'bad' })
  const words = 'Nothing was changed. Check your connection and try again.'
  await expect.poll(() => document.querySelector('.toast')?.textContent).toBe(words)
  await expect.poll(() => document.querySelector('[data-announcer]')?.textContent).toBe(words)
})

test('a menu opened by keys has the focus nowhere, or chooses what may not be chosen', async () => {
  const chosen: string[] = []
  const entries = [
    { id: 'edit', text: 'Edit', disabled: true },
    { id: 'copy', text: 'Copy' },
  ]
  await show(<Menu label="More" entries={entries} onChoose={(id) => chosen.push(id)} />)
  await focusOn(page.getByRole('button', { name: 'More' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toHaveFocus()
  // as it comes to be on a busy device
  const menu = page.getByRole('menu').element()
  if (menu instanceof HTMLElement) menu.focus()
  await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => chosen).toEqual(['copy'])
  await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus()
})

test('a toast lies over the edge of a drawer', async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(1440, 900)
  for (const language of ['en', 'ar'] as const) {
    const takeAway = await show(<Drawer open wide onClose={() => {}} title="Lina" />, { language })
    await expect.element(page.getByRole('dialog')).toBeVisible()
    toast.show({ text: 'Moved' })
    await expect.element(page.getByText('Moved')).toBeVisible()
    const [told, sheet] = ['.toasts', '.sheet'].map((one) => document.querySelector(one)?.getBoundingClientRect())
    expect(told?.left).toBeGreaterThan(Number(sheet?.left))
    expect(told?.right).toBeLessThan(Number(sheet?.right))
    takeAway()
  }
  await page.viewport(innerWidth, innerHeight)
})

test('on a phone a toast covers the heading of a sheet', async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(390, 844)
  await show(
    <Drawer open wide onClose={() => {}} title="Offer for Lina Haddad">
      <div style={{ blockSize: 2000 }} />
    </Drawer>,
  )
  const heading = page.getByRole('heading', { name: 'Offer for Lina Haddad' })
  await expect.element(heading).toBeVisible()
  toast.show({ text: 'Moved' })
  await expect.element(page.getByText('Moved')).toBeVisible()
  const top = () => Number(document.querySelector('.toasts')?.getBoundingClientRect().top)
  await expect.poll(() => top() - heading.element().getBoundingClientRect().bottom).toBeGreaterThan(0)
  await page.viewport(innerWidth, innerHeight)
})
