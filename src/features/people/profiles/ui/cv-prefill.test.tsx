import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Cv, cvInfo } from '#features/cvs/cvs/contract.ts'
import { answer, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { CvPrefill } from './cv-prefill.tsx'

const steps = { headline: 'Buyer', recognised: false }
const told = (of_another: boolean, recognised = false) =>
  giving({
    ...{ cv: { id: '0199e6b0-0000-7000-8000-000000000001' }, name: 'Maria Fernandez', email: 'maria@post.example' },
    ...{ phone: '+33612345678', things: { read: 9, doubtful: 4 }, of_another, steps: { ...steps, recognised } },
  } as never)
const open = async () => {
  const onSteps = vi.fn()
  await show(<CvPrefill user="7" first={null} onSteps={onSteps} />)
  await userEvent.upload(
    page.getByLabelText(/Drop a file here/),
    new File(['CV'], 'cv.pdf', { type: 'application/pdf' }),
  )
  return onSteps
}

test('the CV of another person fills the steps unasked, or cannot fill them at all', async () => {
  answer(cvInfo, () => told(true))
  const onSteps = await open()
  await expect.element(page.getByText(/names someone else/)).toBeVisible()
  expect(onSteps).not.toHaveBeenCalled()
  expect(sessionStorage.getItem('cv-steps-7')).toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Fill from this CV' }))
  expect(onSteps).toHaveBeenCalledTimes(1)
  expect(sessionStorage.getItem('cv-steps-7')).not.toBeNull()
  expect(document.body.textContent).not.toContain('nothing is filled')
})

test('one’s own CV waits for a press, and a picture fills without a word', async () => {
  answer(cvInfo, () => told(false, true))
  const onSteps = await open()
  await expect.element(page.getByText(/may contain errors/)).toBeVisible()
  await expect.element(page.getByText('+33 6 12 34 56 78')).toBeVisible()
  expect(onSteps).toHaveBeenCalledTimes(1)
  expect(page.getByRole('button', { name: 'Fill from this CV' }).elements()).toHaveLength(0)
})

test('a CV that was uploaded before is gone from its field, or cannot be replaced', async () => {
  const file = { id: '1', name: 'camille.pdf', mime: 'application/pdf', bytes: 120_000, url: '/' }
  await show(<CvPrefill user="7" first={{ id: '2', file } as Cv} onSteps={vi.fn()} />)
  await expect.element(page.getByText('camille.pdf')).toBeVisible()
  await expect.element(page.getByText('Uploaded')).toBeVisible()
  expect(page.getByLabelText(/Drop a file here/).elements()).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: 'Upload another file' }))
  await expect.element(page.getByText(/Drop a file here/)).toBeVisible()
})
