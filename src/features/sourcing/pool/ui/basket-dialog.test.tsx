import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listPageJobs } from '#features/jobs/page-jobs/contract.ts'
import type { CvCard } from '#features/sourcing/cv-search/contract.ts'
import { lookAtFirstMessage, writeToPerson } from '#features/sourcing/direct-messages/contract.ts'
import { answer, askedOf, giving, Refused } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { inviteFromPool, poolPerson } from '../contract.ts'
import { BasketDialog } from './basket-dialog.tsx'

const one = (id: string, name: string | null) => ({ id, name, headline: 'Cook', years: 3 }) as unknown as CvCard
const people = [one('p1', 'Sara Haddad'), one('p2', 'Omar Nasser'), one('p3', null)]
const nothing = () => {}
const left = () => page.getByRole('heading', { name: /left out/ })

test('whose contacts are locked is written to, or it is not said that they are not', async () => {
  answer(lookAtFirstMessage, () => giving({ warnings: [], first_contact: false }))
  answer(writeToPerson, ({ person }) => {
    if (person === 'p2') throw new Refused(409, 'wait_for_answer', { title: 'Wait for an answer first' })
    return giving({ thread: 't1', message: {} }) as never
  })
  const onClose = vi.fn()
  await show(<BasketDialog act="message" people={people} onClose={onClose} />)
  await expect.element(page.getByRole('heading', { name: '2 candidates get the message' })).toBeVisible()
  await expect.element(left()).toHaveTextContent('1 candidate is left out')
  await expect.element(page.getByText('Contact details aren’t unlocked')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Message' }), 'Are you free on Sunday?')
  await userEvent.click(page.getByRole('button', { name: 'Send 2 messages' }))
  await expect.element(page.getByRole('heading', { name: 'Message sent' })).toBeVisible()
  await expect.element(page.getByText('Wait for an answer first')).toBeVisible()
  expect(askedOf(writeToPerson).map(({ input }) => input.person)).toEqual(['p1', 'p2'])
  expect(onClose).not.toHaveBeenCalled()
})

test('before anybody is invited it is not said who was invited already', async () => {
  answer(listPageJobs, () => ({ success: true, data: [{ id: 'j1', title: 'Cook' }], next_cursor: null }) as never)
  answer(inviteFromPool, ({ people: asked }) =>
    giving((asked ?? []).map((entry) => ({ entry, refused: entry === 'p2' ? 'invited_already' : null }))),
  )
  await show(<BasketDialog act="invite" people={people} onClose={nothing} />)
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Job' }), 'Cook')
  await expect.element(page.getByText('Already invited to this job')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Send invitation' }))
  await expect.poll(() => askedOf(inviteFromPool).at(-1)?.input).toMatchObject({ people: ['p1'], job: 'j1' })
})

test('whoever was invited a moment ago is promised another invitation when the dialog opens again', async () => {
  answer(listPageJobs, () => ({ success: true, data: [{ id: 'j1', title: 'Cook' }], next_cursor: null }) as never)
  const invited = new Set<string>()
  answer(inviteFromPool, ({ people: asked, trial }) => {
    const said = (asked ?? []).map((entry) => ({ entry, refused: invited.has(entry) ? 'invited_already' : null }))
    if (String(trial) !== 'true') for (const { entry } of said) invited.add(entry)
    return giving(said)
  })
  function Reopened() {
    const [open, setOpen] = useState(true)
    return open ? (
      <BasketDialog act="invite" people={people.slice(0, 2)} onClose={() => setOpen(false)} />
    ) : (
      <button type="button" onClick={() => setOpen(true)}>
        Again
      </button>
    )
  }
  await show(<Reopened />)
  const choose = () => userEvent.selectOptions(page.getByRole('combobox', { name: 'Job' }), 'Cook')
  await choose()
  await userEvent.click(page.getByRole('button', { name: 'Send 2 invitations' }))
  await userEvent.click(page.getByRole('button', { name: 'Again' }))
  await choose()
  await expect.element(left()).toHaveTextContent('2 candidates are left out')
})

test('all who may be kept come into the pool, one after the other', async () => {
  answer(poolPerson, () => giving({ entry: 'e1' }))
  const onClose = vi.fn()
  await show(<BasketDialog act="pool" people={people.slice(0, 2)} onClose={onClose} />)
  await userEvent.click(page.getByRole('button', { name: 'Add 2 candidates' }))
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(askedOf(poolPerson).map(({ input }) => input.person)).toEqual(['p1', 'p2'])
})
