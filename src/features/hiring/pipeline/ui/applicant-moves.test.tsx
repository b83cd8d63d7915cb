import './pipeline.css'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { interviewsOf } from '#features/hiring/interviews/contract.ts'
import { offersOf } from '#features/hiring/offers/contract.ts'
import type { Session } from '#frame/read-session.ts'
import { answer, giving, holdBack } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { Drawer } from '#ui/over/dialog.tsx'
import type { Applicant } from './applicant-facts.tsx'
import { ApplicantMoves } from './applicant-moves.tsx'
import type { Moves } from './use-move-applicant.ts'

const session = {
  may: ['applicant.move', 'offer.propose'],
  display: { name: 'Omar' },
} as unknown as Session
const applicant = {
  ...{
    id: '0199e6b0-0000-7000-8000-000000000001',
    version: 1,
    name: 'Lina Haddad',
    stage: 'interviewing',
    hidden: false,
  },
  ...{ next_stages: ['offered', 'rejected'], undo_until: null },
  ...{ submitted_at: '2026-11-20T09:00:00Z', answer_due_at: '2026-12-20T09:00:00Z' },
} as unknown as Applicant
const columns = [{ id: 'offered', phase: 'offered', names: null }] as never

const offer = (over: object) =>
  giving({ offers: [{ id: 'one', state: 'draft', asked: false, may: [], ...over }] }) as never
async function footer() {
  const moved: string[] = []
  const shown: string[] = []
  const moves = { mayMove: () => true, move: async (_: unknown, to: string) => void moved.push(to) } as unknown as Moves
  await show(<ApplicantMoves {...{ applicant, columns, moves }} onShowOffer={() => shown.push('offer')} />, { session })
  return { moved, shown }
}
const step = page.getByRole('button', { name: 'Move to offer' })
const view = page.getByRole('button', { name: 'View offer' })

test('an offer is asked for once more, while the one that was written waits for approval', async () => {
  answer(offersOf, () => offer({ asked: true, may: ['return'] }))
  const { shown } = await footer()
  await expect.element(page.getByText('Pending approval')).toBeVisible()
  await expect.element(view).toHaveAttribute('data-look', 'quiet')
  expect(step.elements()).toHaveLength(0)
  await view.click()
  expect(shown).toEqual(['offer'])
})

test('who approves is not led to the offer that waits for them', async () => {
  answer(offersOf, () => offer({ asked: true, may: ['approve', 'return'] }))
  await footer()
  await expect.element(view).toHaveAttribute('data-look', 'primary')
})

test('somebody is moved by a press that came before the offer was known', async () => {
  const waiting = holdBack(offersOf)
  const { moved } = await footer()
  await step.click()
  expect(moved).toEqual([])
  waiting[0]?.give(giving({ offers: [] }) as never)
  await expect.element(step).not.toHaveAttribute('aria-busy', 'true')
  await step.click()
  expect(moved).toEqual(['offered'])
})

test('whoever declined an offer cannot be made another one', async () => {
  const terms = { language: 'en', pay: 9000, currency: 'AED', period: 'month', starts_on: '2027-02-01' }
  const fresh = { ...terms, place: 'Dubai', answer_by: '2026-12-20T14:00:00Z', zone: 'UTC', text: 'Dear {name}' }
  answer(offersOf, () => giving({ offers: [{ id: 'one', state: 'declined' }], fresh, texts: {} }) as never)
  const declined = { ...applicant, stage: 'declined', next_stages: [] } as unknown as Applicant
  const moves = { mayMove: () => false } as unknown as Moves
  await show(<ApplicantMoves {...{ columns, moves }} applicant={declined} onShowOffer={() => {}} />, { session })
  await page.getByRole('button', { name: 'Create another offer' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Salary' })).toHaveValue('9000')
})

const invite = page.getByRole('button', { name: 'Invite to interview' })
const uninvited = () => {
  answer(offersOf, () => giving({ offers: [] }) as never)
  answer(interviewsOf, () => giving({ interviews: [], team: [] }) as never)
}

test('whoever was never invited to an interview is led to an offer', async () => {
  uninvited()
  await footer()
  await expect.element(invite).toHaveAttribute('data-look', 'primary')
  await expect.element(step).toHaveAttribute('data-look', 'quiet')
})

test('who makes no offers is led nowhere', async () => {
  uninvited()
  const moves = { mayMove: () => false } as unknown as Moves
  await show(<ApplicantMoves {...{ applicant, columns, moves }} onShowOffer={() => {}} />, { session })
  await invite.click()
  await expect.element(page.getByRole('dialog', { name: 'Invite Lina Haddad to an interview' })).toBeVisible()
})

test('while somebody is asked why they reject, another step looks as if it were under way', async () => {
  answer(offersOf, () => giving({ offers: [] }) as never)
  const toReject = [...(columns as object[]), { id: 'rejected', phase: 'rejected', names: null }] as never
  const moves = (asked: object | null) => ({ asked, mayMove: () => true, move: () => new Promise(() => {}) }) as never
  function Asking() {
    const [asked, setAsked] = useState<object | null>(null)
    return (
      <>
        <button type="button" onClick={() => setAsked({})}>
          It is asked
        </button>
        <ApplicantMoves {...{ applicant, columns: toReject, moves: moves(asked) }} onShowOffer={() => {}} />
      </>
    )
  }
  await show(<Asking />, { session })
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect.element(step).toHaveAttribute('aria-busy', 'true')
  await page.getByRole('button', { name: 'It is asked' }).click()
  await expect.element(step).not.toHaveAttribute('aria-busy', 'true')
})

test('the bar says nothing of an offer that is out, once the next step is another one', async () => {
  answer(offersOf, () => offer({ state: 'viewed' }))
  const moves = { mayMove: () => true } as unknown as Moves
  const hired = [{ id: 'hired', phase: 'hired', names: null }] as never
  const offered = { ...applicant, stage: 'offered', next_stages: ['hired'] } as unknown as Applicant
  await show(<ApplicantMoves {...{ applicant: offered, columns: hired, moves }} onShowOffer={() => {}} />, { session })
  await expect.element(page.getByText('Viewed')).toBeVisible()
  await expect.element(view).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Mark as hired' })).toBeVisible()
})

const isOpened = async (over: Partial<Applicant>) => {
  answer(offersOf, () => giving({ offers: [] }) as never)
  const moved: string[] = []
  const moves = { mayMove: () => true, move: async (_: unknown, to: string) => void moved.push(to) } as unknown as Moves
  const next = [
    { id: 'interviewing', phase: 'interviewing', names: null },
    { id: 'offered', phase: 'offered', names: null },
  ]
  const now = { ...applicant, column: 'interviewing', version: 2, ...over } as unknown as Applicant
  function Opened() {
    const [shown, setShown] = useState<Applicant>({
      ...now,
      stage: 'shortlisted',
      column: 'shortlisted',
      version: 1,
      history: [],
    })
    return (
      <>
        <button type="button" onClick={() => setShown(now)}>
          A word comes
        </button>
        <ApplicantMoves {...{ applicant: shown, columns: next, moves }} onShowOffer={() => {}} />
      </>
    )
  }
  await show(<Opened />, { session })
  await expect.element(page.getByRole('button', { name: 'Move to interview' })).toBeVisible()
  await page.getByRole('button', { name: 'A word comes' }).click()
  return moved
}
const byAnna = [{ what: 'moved', side: 'page', by: 'Anna', from: 'shortlisted', to: 'interviewing' }]

test('a press meant for one step takes another, because a colleague moved the same person meanwhile', async () => {
  const moved = await isOpened({ history: byAnna as never })
  await expect.element(step).toHaveAttribute('aria-disabled', 'true')
  await step.click({ force: true })
  expect(moved).toEqual([])
  await expect.element(page.getByText(/Anna.* moved .*Lina Haddad.* to “Interview”/).first()).toBeVisible()
  await expect.element(step).not.toHaveAttribute('aria-disabled')
  await step.click()
  expect(moved).toEqual(['offered'])
})

test('of a declined offer the team is told only which column it led to', async () => {
  const history = [{ what: 'moved', side: 'candidate', by: null, from: 'offered', to: 'declined' }]
  await isOpened({ stage: 'declined', column: 'gone', history: history as never })
  await expect.element(page.getByText(/Lina Haddad.* declined the offer/).first()).toBeVisible()
})

test('one is told of a move of one’s own as if somebody else had made it', async () => {
  await isOpened({ history: [{ ...byAnna[0], by: 'Omar' }] as never })
  await expect.element(step).not.toHaveAttribute('aria-disabled')
  expect(document.querySelector('.toast')).toBeNull()
})

test('on a phone the step beside an invitation takes a second row, or is nowhere', async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(360, 740)
  uninvited()
  const moves = { mayMove: () => true, move: async () => {} } as unknown as Moves
  const all = [...(columns as object[]), { id: 'rejected', phase: 'rejected', names: null }] as never
  await show(
    <Drawer
      open
      wide
      onClose={() => {}}
      title="Lina"
      footer={
        <ApplicantMoves {...{ applicant: { ...applicant, owed: true }, moves }} columns={all} onShowOffer={() => {}} />
      }
    />,
    { session, language: 'ru' },
  )
  const foot = () => document.querySelector('.sheet-inside > footer')
  await expect.poll(() => foot()?.querySelector('[data-invite]')).toBeTruthy()
  const boxes = [...(foot()?.children ?? [])].flatMap((one) => one.getClientRects()[0] ?? [])
  const rows = new Set(boxes.map(({ top, height }) => Math.round(top + height / 2)))
  expect(rows.size).toBe(1)
  await userEvent.click(page.getByRole('button', { name: 'Другие действия' }))
  await expect.element(page.getByRole('menuitem', { name: 'Переместить: Предложение' })).toBeVisible()
  await page.viewport(innerWidth, innerHeight)
})

test('on a phone the bar is empty but for its menu, once an invitation waits for its answer', async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(360, 740)
  answer(interviewsOf, () => giving({ interviews: [{ id: 'i', state: 'proposed' }], team: [] }) as never)
  const moves = { mayMove: (_: unknown, to: string) => to === 'rejected' } as unknown as Moves
  const all = [...(columns as object[]), { id: 'rejected', phase: 'rejected', names: null }] as never
  const writes = { ...session, may: ['applicant.move', 'applicant.message'] } as unknown as Session
  const bar = <ApplicantMoves {...{ applicant, moves }} columns={all} onShowOffer={() => {}} />
  await show(<Drawer open wide onClose={() => {}} title="Lina" footer={bar} />, { session: writes })
  const write = page.getByRole('link', { name: 'Send message' })
  await expect.element(write).toHaveAttribute('href', `/page/messages/${applicant.id}`)
  expect(write.element().getBoundingClientRect().width).toBeGreaterThan(200)
  await page.viewport(innerWidth, innerHeight)
})

test('a candidate who is told later is said to have been told', async () => {
  const until = new Date(Date.now() + 600_000).toISOString()
  const rejected = { ...applicant, stage: 'rejected', next_stages: [], undo_until: until } as unknown as Applicant
  const moves = { mayMove: () => false } as unknown as Moves
  await show(<ApplicantMoves {...{ applicant: rejected, columns, moves }} onShowOffer={() => {}} />, { session })
  await expect.element(page.getByText(/^Candidate will be notified at /)).toBeVisible()
})
