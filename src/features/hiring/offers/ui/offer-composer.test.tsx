import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showApplicant } from '#features/hiring/applications/contract.ts'
import * as lookups from '#features/site/lookups/contract.ts'
import { answer, askedOf, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { previewLetter } from '../contract.ts'
import { OfferComposer } from './offer-composer.tsx'
import type { Written } from './use-composer.ts'

const standards = {
  en: 'Dear {name}, we offer you {pay} from {start}.',
  ar: 'عزيزنا {name}، نعرض عليك {pay} من {start}.',
}
const own = { ...standards, en: 'Hello {name}, {pay} from {start}.' }
const terms = {
  ...{ language: 'en', pay: 9000, currency: 'AED', period: 'month', starts_on: '2027-02-01', place: 'Dubai' },
  ...{ answer_by: '2026-12-20T14:00:00.000Z', zone: 'UTC', text: standards.en },
} as Written['terms']

beforeEach(() => {
  answer(previewLetter, () => giving({ letter: 'Dear Saif', language: 'en' as const }))
  answer(showApplicant, () => giving({ answers: [], note: '' }) as never)
  answer(lookups.currencies, () => ({ success: true, data_name: [{ id: 'AED', text: 'Dirham' }] }) as never)
})

const compose = (over: Partial<Written['terms']> = {}) =>
  show(
    <OfferComposer
      {...{ application: 'a', name: 'Saif', texts: own, standards }}
      written={{ before: null, terms: { ...terms, ...over }, wrong: [] }}
      onClose={() => {}}
    />,
  )
const text = () => page.getByRole('textbox', { name: /Offer letter/ })
const inArabic = () => userEvent.selectOptions(page.getByLabelText('Letter language'), 'ar')

test('a text that was taken over untouched stays in its old language when another is chosen', async () => {
  await compose()
  await inArabic()
  await expect.element(text()).toHaveValue(standards.ar)
})

test('nobody says that an edited text stays in its old language', async () => {
  await compose({ text: 'Come to us, {name}: {pay} from {start}.' })
  await inArabic()
  await expect.element(text()).toHaveValue('Come to us, {name}: {pay} from {start}.')
  const note = page.getByText(/its words are still in English/)
  await expect.element(note).toBeVisible()
  await userEvent.fill(text(), 'أهلًا {name}: {pay} من {start}.')
  await expect.element(note).not.toBeInTheDocument()
})

test('a year that is typed to its half goes to the preview', async () => {
  await compose({ answer_by: '0026-11-12T14:00:00.000Z' })
  await expect.element(page.getByRole('button', { name: 'Save draft' })).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(askedOf(previewLetter)).toEqual([])
})

test('the period of the pay is cut', async () => {
  await page.viewport(1440, 900)
  await compose()
  const select = page.getByLabelText('Pay period')
  await expect.element(select).toBeVisible()
  const shown = select.element() as HTMLElement
  const wide = shown.cloneNode(true) as HTMLElement
  wide.style.inlineSize = 'max-content'
  shown.parentElement?.append(wide)
  const wanted = wide.offsetWidth
  wide.remove()
  expect(shown.offsetWidth).toBeGreaterThanOrEqual(wanted)
})
