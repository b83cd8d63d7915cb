import './pipeline.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { interviewsOf } from '#features/hiring/interviews/contract.ts'
import { offersOf } from '#features/hiring/offers/contract.ts'
import type { Session } from '#frame/read-session.ts'
import { answer, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { Drawer } from '#ui/over/dialog.tsx'
import type { Applicant } from './applicant-facts.tsx'
import { ApplicantMoves } from './applicant-moves.tsx'

const session = { may: ['applicant.move', 'offer.propose'], display: { name: 'Omar' } } as unknown as Session
const applicant = {
  ...{ id: '0199e6b0-0000-7000-8000-000000000001', version: 1, name: 'Lina Haddad', stage: 'interviewing' },
  ...{ hidden: false, next_stages: ['offered', 'rejected'], undo_until: '2036-11-20T09:00:00Z' },
  ...{ submitted_at: '2026-11-20T09:00:00Z', answer_due_at: '2026-12-20T09:00:00Z' },
} as unknown as Applicant
const invite = page.getByRole('button', { name: 'Invite to interview' })

test('on a phone the bar of the panel takes two rows, or what is not the next step cannot be reached', async () => {
  answer(offersOf, () => giving({ offers: [] }) as never)
  answer(interviewsOf, () => giving({ interviews: [], team: [] }) as never)
  await page.viewport(360, 760)
  try {
    const many = ['in_review', 'shortlisted', 'offered', 'rejected'].map((id) => ({ id, phase: id, names: null }))
    const went: string[] = []
    const moves = { mayMove: () => true, move: async (_: unknown, to: string) => void went.push(to) }
    const bar = (
      <ApplicantMoves applicant={applicant} columns={many as never} moves={moves as never} onShowOffer={() => {}} />
    )
    await show(
      <Drawer open wide title="Lina" onClose={() => {}} footer={bar}>
        {null}
      </Drawer>,
      { session },
    )
    await expect.element(invite).toBeVisible()
    const footer = invite.element().closest('footer')
    const tops = [...(footer?.querySelectorAll('button') ?? [])].flatMap((one) => {
      const { height, top } = one.getBoundingClientRect()
      return height > 0 ? [Math.round(top + height / 2)] : []
    })
    expect(new Set(tops).size, String(tops)).toBe(1)
    expect(footer?.scrollWidth).toBeLessThanOrEqual(360)
    await expect.element(page.getByRole('button', { name: 'Undo move' })).toBeVisible()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Move to: Shortlisted' }).click()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Reject' }).click()
    expect(went).toEqual(['shortlisted', 'rejected'])
  } finally {
    await page.viewport(1000, 800)
  }
})
