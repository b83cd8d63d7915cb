import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { done, post } from '#platform/shared/contract.ts'
import { signedIn } from '#platform/shared/who.ts'
import { answer, askedOf, Refused } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { prove } from '../contract.ts'
import { useProvenForm } from './use-proven-form.tsx'

const giveAway = post('/house', {
  summary: 'Something that needs a proof',
  who: signedIn,
  takes: { reason: z.string() },
  gives: done,
})

function Asking({ onDone }: { onDone: () => void }) {
  const form = useProvenForm(giveAway, { initial: { reason: '' }, toInput: (values) => values, onDone })
  return (
    <>
      <FormDialog form={form} title="Give away" save="Send it" cancel="Leave" onClose={() => {}}>
        <TextField {...form.field('reason')} label="Why" />
      </FormDialog>
      {form.dialog}
    </>
  )
}

test('what was typed before the proof is sent again after it, and the missing proof is no error on the screen', async () => {
  const isProved = { now: false }
  answer(giveAway, () => {
    if (!isProved.now) throw new Refused(403, 'proof_needed')
    return { success: true as const }
  })
  answer(prove, () => {
    isProved.now = true
    return { success: true as const }
  })
  const gone = vi.fn()
  await show(<Asking onDone={gone} />)
  await userEvent.fill(page.getByRole('textbox', { name: 'Why' }), 'Moved out')
  await userEvent.click(page.getByRole('button', { name: 'Send it' }))
  await expect.element(page.getByLabelText('Password')).toBeVisible()
  expect(page.getByRole('alert').elements()).toHaveLength(0)
  await userEvent.fill(page.getByLabelText('Password'), 'Horse-Battery-9')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => gone.mock.calls.length).toBe(1)
  expect(askedOf(giveAway).map(({ input }) => input)).toEqual([{ reason: 'Moved out' }, { reason: 'Moved out' }])
})

test('any other refusal asks for no proof and stays to be read', async () => {
  answer(giveAway, () => {
    throw new Refused(409, 'person_state', { detail: 'The account has changed' })
  })
  await show(<Asking onDone={() => {}} />)
  await userEvent.click(page.getByRole('button', { name: 'Send it' }))
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(page.getByLabelText('Password').elements()).toHaveLength(0)
})
