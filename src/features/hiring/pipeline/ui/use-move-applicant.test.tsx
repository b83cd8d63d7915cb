import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { move as moveCall, undoMove } from '#features/hiring/applications/contract.ts'
import type { Session } from '#frame/read-session.ts'
import { answer, askedOf, giving, holdBack, Lost, Refused, tell } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { Board } from '#ui/lists/board/board.tsx'
import type { Stack } from '../card-rules.ts'
import { boardChanges, type TeamCard } from '../contract.ts'
import { aCard } from './a-card.ts'
import { MoveDialogs } from './move-dialogs.tsx'
import { useCards } from './use-cards.ts'
import { useMoveApplicant } from './use-move-applicant.ts'

const job = '0199e6b0-0000-7000-8000-000000000001'
const heads = ['submitted', 'in_review', 'shortlisted', 'rejected'].map((id) => ({ id, phase: id, names: null }))
const session = {
  may: ['applicant.move', 'applicant.read'],
  display: { id: 'u1', name: 'Omar' },
  page_id: 'p1',
} as unknown as Session

/** What the server holds; the board is told of it only when it asks. */
let there: TeamCard[]
const totals = () => Object.fromEntries(heads.map(({ id }) => [id, there.filter((one) => one.column === id).length]))
const now = (ids: readonly string[]) => giving({ cards: there.filter(({ id }) => ids.includes(id)), totals: totals() })
function put(id: string, stage: TeamCard['stage']): TeamCard {
  const card = aCard(id, stage, (there.find((one) => one.id === id)?.version ?? 0) + 1)
  there = [...there.filter((one) => one.id !== id), card]
  return card
}

beforeEach(() => {
  there = [aCard('Sara', 'submitted'), aCard('Ivan', 'submitted')]
  answer(boardChanges, ({ ids }) => now(String(ids).split(',')))
  answer(moveCall, ({ application, stage }) => giving(put(application, stage)))
})

function Whole() {
  const [fresh] = useState<readonly Stack[]>(() =>
    heads.map(({ id }) => {
      const cards = there.filter((one) => one.column === id)
      return { id, total: cards.length, cards, next_cursor: null }
    }),
  )
  const { stacks, ask } = useCards({ job, asked: {}, fresh, usual: 'board' })
  const moves = useMoveApplicant(heads, ask)
  return (
    <>
      <label>
        Notes <input />
      </label>
      <Board
        label="Board"
        columns={stacks.map(({ id, total, cards }) => ({ id, title: id, total, cards }))}
        cardId={({ id }) => id}
        cardName={({ name }) => name}
        renderCard={({ name }) => <p>{name}</p>}
        mayMove={moves.mayMove}
        asksFirst={moves.asksFirst}
        onMove={moves.move}
      />
      {moves.asked ? (
        <MoveDialogs
          places={{ hired: 0, openings: 1 }}
          asked={moves.asked}
          reasons={[{ id: 'skills', text: 'Skills', told: 'Other skills' }]}
        />
      ) : null}
    </>
  )
}

const column = (id: string) => page.getByRole('region', { name: new RegExp(`^${id}, `) })
const cardIn = (id: string, name: string) => column(id).getByText(name, { exact: true })
async function open() {
  await show(<Whole />, { session })
  await expect.element(cardIn('submitted', 'Sara')).toBeVisible()
}
async function move(name: string, to: string) {
  await userEvent.click(page.getByRole('button', { name: `Move ${name} to…` }))
  await userEvent.click(page.getByRole('menuitemradio', { name: to }))
}

test('a refused move leaves the card where it is not, and nobody says who was quicker', async () => {
  answer(moveCall, ({ application }) => {
    put(application, 'in_review')
    throw new Refused(409, 'changed_meanwhile', { stage: 'in_review', by: 'Huda' })
  })
  await open()
  await move('Sara', 'shortlisted')
  await expect.element(page.getByText('Huda already moved Sara to “In review”.').first()).toBeVisible()
  await expect.element(cardIn('in_review', 'Sara')).toBeVisible()
  await expect.element(column('shortlisted')).toMatchTextContent(/No candidates/)
})

test('a menu that is open moves a card again that a colleague has just moved', async () => {
  await open()
  await userEvent.click(page.getByRole('button', { name: 'Move Sara to…' }))
  await expect.element(page.getByRole('menuitemradio', { name: 'rejected' })).toBeVisible()
  put('Sara', 'shortlisted')
  tell('application.moved', 'Sara', [`applicants:${job}`])
  await expect.element(cardIn('shortlisted', 'Sara')).toBeInTheDocument()
  await expect.element(page.getByRole('menuitemradio')).not.toBeInTheDocument()
  await expect.element(page.getByText(/Sara.* moved to .*shortlisted/).first()).toBeInTheDocument()
})

test('without a line the card stays in a column it never reached', async () => {
  answer(moveCall, () => {
    throw new Lost()
  })
  await open()
  await move('Sara', 'shortlisted')
  await expect.element(page.getByText('Sara wasn’t moved and is back in submitted.').first()).toBeVisible()
  await expect.element(cardIn('submitted', 'Sara')).toBeVisible()
})

test('a move that was made is told as failed because the board could not be read after it', async () => {
  answer(boardChanges, () => {
    throw new Lost()
  })
  await open()
  await move('Sara', 'shortlisted')
  await expect.element(page.getByText(/^Sara moved to “Shortlisted”/).first()).toBeVisible()
  await expect.element(page.getByText(/wasn’t moved/)).not.toBeInTheDocument()
})

test('whoever is quicker than the board loses the second move to the version of the first', async () => {
  const waiting = holdBack(moveCall)
  await open()
  await move('Sara', 'in_review')
  await expect.element(cardIn('in_review', 'Sara')).toBeVisible()
  await move('Sara', 'shortlisted')
  await expect.element(cardIn('shortlisted', 'Sara')).toBeVisible()
  waiting[0]?.give(giving(put('Sara', 'in_review')))
  await expect.poll(() => waiting.length).toBe(2)
  // the end of the first move does not take the second from the eye
  await expect.element(cardIn('shortlisted', 'Sara')).toBeVisible()
  waiting[1]?.give(giving(put('Sara', 'shortlisted')))
  await expect.poll(() => askedOf(boardChanges).length).toBe(2)
  expect(askedOf(moveCall).map(({ input }) => input.version)).toEqual([1, 2])
  await expect.element(cardIn('shortlisted', 'Sara')).toBeVisible()
})

test('an older answer that comes late puts a card back', async () => {
  const waiting = holdBack(boardChanges)
  await open()
  tell('application.moved', 'Sara', [`applicants:${job}`])
  await expect.poll(() => waiting.length).toBe(1)
  const older = now(['Sara'])
  await move('Sara', 'shortlisted')
  await expect.poll(() => waiting.length).toBe(2)
  waiting[1]?.give(now(['Sara']))
  await expect.element(page.getByText(/^Sara moved to/).first()).toBeVisible()
  waiting[0]?.give(older)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await expect.element(cardIn('shortlisted', 'Sara')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'shortlisted, 1 card' })).toBeVisible()
})

test('every word is a question of its own, and words of another job are asked about too', async () => {
  await open()
  put('Sara', 'in_review')
  put('Ivan', 'shortlisted')
  tell('application.moved', 'Sara', [`applicants:${job}`])
  tell('application.moved', 'Ivan', [`applicants:${job}`])
  tell('application.moved', 'Zoe', ['applicants:another'])
  tell('application.matched', 'Ivan', [`applicants:${job}`])
  await expect.element(cardIn('in_review', 'Sara')).toBeVisible()
  await expect.element(cardIn('shortlisted', 'Ivan')).toBeVisible()
  expect(askedOf(boardChanges).map(({ input }) => String(input.ids))).toEqual(['Sara,Ivan'])
})

test('Ctrl+Z takes a move back while somebody undoes letters, or does nothing on the board', async () => {
  answer(undoMove, ({ application }) => giving(put(application, 'submitted')))
  await open()
  await move('Sara', 'shortlisted')
  await expect.element(page.getByText(/^Sara moved to/).first()).toBeVisible()
  await userEvent.click(page.getByLabelText('Notes'))
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(askedOf(undoMove)).toHaveLength(0)
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(cardIn('submitted', 'Sara')).toBeVisible()
  expect(askedOf(undoMove).map(({ input }) => input.version)).toEqual([2])
  // what was undone is not offered to be undone once more
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('a rejection that one thinks better of is sent all the same', async () => {
  await open()
  await move('Sara', 'rejected')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  // nothing has left its column before it is answered
  const where = document.querySelector('[data-card="Sara"]')?.closest('.board-column')
  expect(where?.querySelector('h3')?.textContent).toContain('submitted')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(cardIn('submitted', 'Sara')).toBeVisible()
  expect(askedOf(moveCall)).toHaveLength(0)
})
