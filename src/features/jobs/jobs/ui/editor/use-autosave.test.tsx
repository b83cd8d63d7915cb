import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, askedOf, giving, holdBack, Lost, Refused } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { SaveState } from '#ui/shells/save-state.tsx'
import { saveJob, startJob } from '../../contract.ts'
import { emptyJob, emptyText } from './job-values.ts'
import { keptOf } from './kept-here.ts'
import { type Draft, useAutosave } from './use-autosave.ts'

const job = '0199e6b0-0000-7000-8000-000000000001'
const aDraft = (version: number) => ({ id: job, version, state: 'draft' }) as Draft
const given = (version: number) => giving(aDraft(version))

function Editor({ first }: { first: Draft | null }) {
  const [values, setValues] = useState(() => emptyJob('en', 1, 'AED'))
  const save = useAutosave(first, values)
  return (
    <>
      <TextField
        name="title"
        label="Title"
        value={values.texts[0]?.title ?? ''}
        onChange={(title) => setValues((now) => ({ ...now, texts: [{ ...emptyText('en'), title }] }))}
      />
      <SaveState state={save.state} onRetry={() => void save.flush()} />
      <button type="button" onClick={() => void save.flush()}>
        Send
      </button>
      {save.conflict ? <p>Overtaken by {save.conflict.by.join()}</p> : null}
    </>
  )
}

const write = (title: string) => userEvent.fill(page.getByLabelText('Title'), title)
const press = () => userEvent.click(page.getByRole('button', { name: 'Send' }))
const pause = () => vi.advanceTimersByTimeAsync(1_000)
const titles = (call: typeof saveJob | typeof startJob) => askedOf(call).map(({ input }) => input.texts[0]?.title)

let address: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  address = vi.spyOn(history, 'replaceState').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('two presses while a save is under way send the same version twice, and one loses against oneself', async () => {
  const waiting = holdBack(saveJob)
  await show(<Editor first={aDraft(1)} />)
  await write('Cook')
  await pause()
  await write('Cook, evenings')
  await press()
  await press()
  waiting[0]?.give(given(2))
  await vi.waitFor(() => expect(waiting).toHaveLength(2))
  waiting[1]?.give(given(3))
  await pause()
  expect(askedOf(saveJob).map(({ input }) => input.version)).toEqual([1, 2])
  expect(titles(saveJob)).toEqual(['Cook', 'Cook, evenings'])
})

test('what is written while the draft is being made starts a second draft', async () => {
  const starting = holdBack(startJob)
  answer(saveJob, () => given(2))
  await show(<Editor first={null} />)
  await write('Cook')
  await pause()
  await write('Cook, evenings')
  await pause()
  starting[0]?.give(given(1))
  await vi.waitFor(() => expect(titles(saveJob)).toEqual(['Cook, evenings']))
  expect(titles(startJob)).toEqual(['Cook'])
  expect(address).toHaveBeenCalledWith(history.state, '', `/page/jobs/${job}`)
})

test('a version from elsewhere is written over', async () => {
  answer(saveJob, () => {
    throw new Refused(409, 'changed_meanwhile', { by: ['Huda'] })
  })
  await show(<Editor first={aDraft(1)} />)
  await write('Cook')
  await pause()
  await expect.element(page.getByText('Overtaken by Huda')).toBeVisible()
  await write('Cook, evenings')
  await pause()
  await press()
  expect(titles(saveJob)).toEqual(['Cook'])
})

test('what a lost line took is neither kept here nor sent when the line is back', async () => {
  answer(saveJob, () => {
    throw new Lost()
  })
  await show(<Editor first={aDraft(1)} />)
  await write('Cook')
  await pause()
  await expect.element(page.getByText('Saved on this device')).toBeVisible()
  expect(keptOf(job, 1)?.texts[0]?.title).toBe('Cook')
  answer(saveJob, () => given(2))
  dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('status')).toHaveTextContent('Saved')
  expect(titles(saveJob)).toEqual(['Cook', 'Cook'])
  expect(keptOf(job, 1)).toBeNull()
})

test('the last letters are lost when one goes to another screen at once', async () => {
  answer(saveJob, () => given(2))
  const leave = await show(<Editor first={aDraft(1)} />)
  await write('Cook')
  leave()
  await vi.waitFor(() => expect(titles(saveJob)).toEqual(['Cook']))
})

test('a draft that is made after one has left puts its address on the next screen', async () => {
  const starting = holdBack(startJob)
  const leave = await show(<Editor first={null} />)
  await write('Cook')
  await pause()
  leave()
  starting[0]?.give(given(1))
  await pause()
  expect(titles(startJob)).toEqual(['Cook'])
  expect(address).not.toHaveBeenCalled()
})

test('the tab is closed over what is not saved yet, or holds one back when all is', async () => {
  const closes = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  answer(saveJob, () => given(2))
  await show(<Editor first={aDraft(1)} />)
  expect(closes()).toBe(true)
  await write('Cook')
  expect(closes()).toBe(false)
  await pause()
  await expect.element(page.getByRole('status')).toHaveTextContent('Saved')
  expect(closes()).toBe(true)
})
