import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listCvs } from '#features/cvs/cvs/contract.ts'
import { formatOwn, showFormat } from '#features/sourcing/cv-formatting/contract.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import { CvLook } from '#libraries/cv-content/look-contract.ts'
import { answer, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { type CvView, confirmCv, fillProfile, offerProfile, showCv } from '../contract.ts'
import { OneCv } from './one-cv.tsx'

const cv: CvView = {
  id: '0199e6b0-0000-7000-8000-000000000001',
  name: 'priya.pdf',
  state: 'parsed',
  language: 'en',
  headline: '',
  file: { id: 'f', name: 'priya.pdf', mime: 'application/pdf', bytes: 1, url: '/x' },
  primary: true,
  at: '2026-11-01T09:00:00.000Z',
  updated_at: '2026-11-01T09:00:00.000Z',
  sent: 0,
  of_another: null,
  version: 1,
  content: CvContent.parse({ name: 'Priya Nair', headline: 'Warehouse lead', language: 'en' }),
  look: CvLook.parse({ language: 'en' }),
  fields: [{ path: 'name', confidence: 0.9, span: null, mine: false }],
  read: 1,
  doubtful: 0,
  work_kept: null,
  versions: 1,
  confirmed_at: null,
}
const open = async (over: Partial<CvView>) => {
  answer(showCv, () => giving({ ...cv, ...over }))
  await show(<OneCv first={{ ...cv, ...over }} view="read" />)
}

const noExtras = { photo: false, personal: false, references: false }
const formatted = {
  ...({ id: 'g', name: 'priya.pdf', state: 'ready', why: null, format: 'pdf', redaction: 'none' } as const),
  at: '2026-11-01T09:00:00.000Z',
}

beforeEach(() => {
  localStorage.clear()
  answer(listCvs, () => giving([{ ...cv, state: 'confirmed' }]))
})

test('a CV that was just uploaded does not say that it is the default one', async () => {
  await open({})
  await expect.element(page.getByText(/This is your default CV/)).toBeVisible()
})

test('a CV beside the default one becomes that unasked, or cannot be chosen as that', async () => {
  const asked: unknown[] = []
  answer(confirmCv, ({ primary }) => {
    asked.push(primary)
    return giving({ ...cv, state: 'confirmed' })
  })
  await open({ primary: false })
  const choice = page.getByRole('checkbox', { name: /^Make this my default CV/ })
  await expect.element(choice).not.toBeChecked()
  await expect.element(page.getByText(/Your current default CV stays/)).toBeVisible()
  await choice.click()
  await expect.element(page.getByText(/Selected first when you apply/)).toBeVisible()
  await page.getByRole('button', { name: 'Confirm CV' }).click()
  await expect.poll(() => asked).toEqual([true])
})

test('the CV of another person is confirmed at one press, as the default one, without a word', async () => {
  const asked: unknown[] = []
  answer(confirmCv, ({ primary }) => {
    asked.push(primary)
    return giving({ ...cv, state: 'confirmed' })
  })
  answer(listCvs, () => giving([{ ...cv, id: '0199e6b0-0000-7000-8000-000000000002' }, cv]))
  await open({ primary: false, of_another: 'John Q. Public' })
  await expect.element(page.getByText(/names someone else: .*John Q\. Public/)).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /^Make this my default CV/ })).not.toBeChecked()
  await page.getByRole('button', { name: 'Confirm CV' }).click()
  const sure = page.getByRole('alertdialog', { name: 'Is this your CV?' })
  await expect.element(sure.getByText(/John Q\. Public/)).toBeVisible()
  expect(asked).toEqual([])
  // the filled button leads back
  await expect.element(sure.getByRole('button', { name: 'Continue reviewing' })).toHaveAttribute('data-look', 'primary')
  answer(offerProfile, () => giving([{ part: 'skills', items: ['SAP'], instead: null }]))
  await sure.getByRole('button', { name: 'Confirm CV' }).click()
  await expect.poll(() => asked).toEqual([false])
  // and nothing of another is copied unless it is chosen
  await expect.element(page.getByText(/named someone else, so nothing is selected/)).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /skill/ })).not.toBeChecked()
  await expect.element(page.getByRole('button', { name: 'Add to profile' })).toBeDisabled()
})

test('a CV with details that nobody looked at is confirmed without a question', async () => {
  await open({ read: 9, doubtful: 4 })
  await page.getByRole('button', { name: 'Confirm CV' }).click()
  await expect.element(page.getByText('4 details that need review haven’t been checked yet.')).toBeVisible()
})

test('a CV of which nothing was read is confirmed without a word', async () => {
  await open({ read: 0, fields: [] })
  await page.getByRole('button', { name: 'Confirm CV' }).click()
  await expect.element(page.getByText(/Nothing was read from this file, and nothing was entered/)).toBeVisible()
})

test('what the profile says is replaced by what the CV says without anybody having chosen that', async () => {
  const offer = (part: 'headline' | 'skills', items: string[], instead: string | null) => ({ part, items, instead })
  const offers = [offer('headline', ['Web Developer'], 'Logistics coordinator'), offer('skills', ['SAP'], null)]
  answer(offerProfile, () => giving(offers))
  const asked: unknown[] = []
  answer(fillProfile, ({ parts }) => {
    asked.push(parts)
    return giving({ added: 1 })
  })
  await open({ state: 'confirmed' })
  await page.getByRole('button', { name: 'Copy to my profile' }).click()
  await expect.element(page.getByRole('checkbox', { name: /^Headline/ })).not.toBeChecked()
  await expect.element(page.getByText(/would replace something in your profile isn’t selected/)).toBeVisible()
  expect(page.getByText(/nothing there is lost/).query()).toBeNull()
  await page.getByRole('button', { name: 'Add to profile' }).click()
  await expect.poll(() => asked).toEqual([['skills']])
})

test('a file of which next to nothing was understood is offered for confirmation', async () => {
  await open({ state: 'wordless' })
  await expect.element(page.getByText('No CV details found in the file')).toBeVisible()
  expect(page.getByRole('button', { name: 'Confirm CV' }).query()).toBeNull()
})

test('whoever sent a document that holds its letters is told to scan it again', async () => {
  const file = { id: 'f', name: 'priya.rtf', mime: 'application/rtf', bytes: 1, url: '/x' }
  await open({ state: 'wordless', file })
  await expect.element(page.getByText(/as a PDF or Word document/)).toBeVisible()
  expect(page.getByText(/sharper scan/).query()).toBeNull()
})

test('a section under a heading of one’s own is missing in the review', async () => {
  const others = [{ name: 'Patents', description: 'A valve that closes by itself' }]
  await open({ content: CvContent.parse({ ...cv.content, others }) })
  await expect.element(page.getByRole('heading', { name: 'Patents' })).toBeVisible()
  await expect.element(page.getByText('A valve that closes by itself')).toBeVisible()
})

test('a headline and a number are shown as a machine keeps them: without sureness, without groups', async () => {
  const phone = { path: 'phones.0', confidence: 0.9, span: null, mine: false }
  await open({
    content: CvContent.parse({ ...cv.content, phones: ['+15552914756'] }),
    fields: [{ ...phone, path: 'headline' }, phone],
  })
  await expect.element(page.getByText('+1\u00a0555\u00a0291\u00a04756')).toBeVisible()
  expect(document.getElementById('cv-headline')?.querySelector('.cv-sure')).not.toBeNull()
})

test('nobody is told what the bars beside a value mean', async () => {
  await open({})
  await expect.element(page.getByText('Uncertain', { exact: true })).toBeVisible()
  expect(document.body.textContent).toContain('How sure we are of what we read:CertainLikelyUncertain')
})

test('a certificate or a project that was read is missing in the review', async () => {
  const read = { certificates: [{ name: 'NEBOSH IGC' }], projects: [{ name: 'Harbour gas plant' }] }
  await open({ content: CvContent.parse({ ...cv.content, ...read }) })
  for (const name of ['NEBOSH IGC', 'Harbour gas plant'])
    await expect.element(page.getByRole('heading', { name })).toBeVisible()
})

test('personal details that were read are missing in the review, or a day is shown as a machine writes it', async () => {
  const personal = { birth_date: '1990-05-05', nationality: 'Indian' }
  await open({
    content: CvContent.parse({ ...cv.content, personal }),
    fields: [{ path: 'personal.nationality', confidence: 0.9, span: null, mine: false }],
  })
  await expect.element(page.getByRole('heading', { name: 'Personal details' })).toBeVisible()
  await expect.element(page.getByText('5 May 1990')).toBeVisible()
  expect(document.getElementById('cv-personal.nationality')?.querySelector('.cv-sure')).not.toBeNull()
  expect(document.getElementById('cv-personal.gender')).toBeNull()
})

test('work that stayed word for word is passed over in silence, or cannot be added', async () => {
  await open({ work_kept: 'Where I worked' })
  await expect.element(page.getByText('No work experience could be read')).toBeVisible()
  await expect.element(page.getByText(/Where I worked/)).toBeVisible()
  await page.getByRole('button', { name: 'Add work experience' }).first().click()
  expect(page.getByText('No work experience could be read').query()).toBeNull()
})

test('a default CV is deleted without a word about the one that follows', async () => {
  const other = { id: '0199e6b0-0000-7000-8000-000000000002', name: 'old.pdf', primary: false }
  answer(listCvs, () => giving([cv, { ...cv, ...other, state: 'parsed' }]))
  await open({})
  await page.getByRole('button', { name: /priya\.pdf/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(page.getByText(/becomes the default: you haven’t reviewed it yet/)).toBeVisible()
  await expect.element(page.getByText(/old\.pdf/)).toBeVisible()
})

test('a CV cannot be taken along from its menu', async () => {
  const look = CvLook.parse({ language: 'en', template: 'executive' })
  answer(showFormat, () => giving({ ...cv, confirmed: true, look, has: noExtras, original: true }))
  const asked: unknown[] = []
  answer(formatOwn, ({ look: { template }, format }) => {
    asked.push([template, format])
    return giving({ ...formatted, url: null })
  })
  await open({})
  await page.getByRole('button', { name: /priya\.pdf/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Download original file' })).toBeVisible()
  await page.getByRole('menuitem', { name: /Download formatted CV/ }).click()
  await expect.poll(() => asked).toEqual([['executive', 'pdf']])
})

test('a CV looked over beside a default that nobody looked over is left behind it', async () => {
  answer(listCvs, () => giving([{ ...cv, id: '0199e6b0-0000-7000-8000-000000000002', state: 'wordless' }, cv]))
  await open({ primary: false })
  await expect.element(page.getByRole('checkbox', { name: /^Make this my default CV/ })).toBeChecked()
})

test('a job that ends before it begins is shown in the review as if that could be', async () => {
  const experience = [{ title: 'Buyer', start: '2025', end: '2019-12' }]
  await open({ content: CvContent.parse({ ...cv.content, experience }) })
  await expect.element(page.getByText('The end can’t be before the start')).toBeVisible()
  await page.getByRole('button', { name: /December 2019/ }).click()
  await page.getByLabelText('Year', { exact: true }).fill('2026')
  expect(page.getByText('The end can’t be before the start').query()).toBeNull()
})

test('an end before the start is not said in the editor, with its entry closed or open', async () => {
  const experience = [{ title: 'Buyer', start: '2025', end: '2019-12' }]
  const over = { ...cv, content: CvContent.parse({ ...cv.content, experience }) }
  answer(showCv, () => giving(over))
  await show(<OneCv first={over} view="edit" />)
  await expect.element(page.getByText('The end can’t be before the start')).toBeVisible()
  await page.getByRole('button', { name: /Buyer/, expanded: false }).click()
  await expect
    .element(page.getByRole('group', { name: 'To' }).getByText('The end can’t be before the start'))
    .toBeVisible()
})
