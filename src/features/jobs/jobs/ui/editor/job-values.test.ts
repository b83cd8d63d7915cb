import assert from 'node:assert/strict'
import test from 'node:test'
import { emptyJob, emptyQuestion, emptyText, isSavable, salaryIn, toFields, valuesOf } from './job-values.ts'

const job = emptyJob('en', 1, 'AED')
/** What the server would give back. */
const saved = (values: typeof job) => toFields(values) as Parameters<typeof valuesOf>[0]

test('opening a saved job changes nothing of it', () => {
  const values = {
    ...job,
    texts: [{ ...emptyText('en'), title: 'Cook' }],
    salary: { min: 4000, max: null, currency: 'EUR', period: 'year' as const },
    starts_on: '2026-12-01',
    opens_at: '2026-12-01T09:30',
    apply_url: 'https://example.com/cook',
    apply_mode: 'outside' as typeof job.apply_mode,
    questions: [{ ...emptyQuestion(), text: 'Can you drive?' }],
  }
  assert.deepEqual(valuesOf(saved(values), 'AED'), values)
})

test('a currency is not claimed where no pay is named, and the likely one is offered again', () => {
  assert.equal(toFields(job).salary_currency, null)
  assert.equal(toFields(job).salary_period, null)
  assert.equal(
    valuesOf(saved({ ...job, texts: [{ ...emptyText('en'), title: 'Cook' }] }), 'QAR').salary.currency,
    'QAR',
  )
})

test('pay goes into the currency of another country as long as nobody wrote an amount or chose a currency', () => {
  const [emirates, qatar] = [5, 417]
  const { salary } = job
  assert.equal(salaryIn(salary, emirates, qatar).currency, 'QAR')
  assert.equal(salaryIn({ ...salary, max: 4000 }, emirates, qatar).currency, 'AED')
  assert.equal(salaryIn({ ...salary, currency: 'EUR' }, emirates, qatar).currency, 'EUR')
})

test('what is still being typed does not stop the saving of the rest', () => {
  const fields = toFields({
    ...job,
    apply_url: 'https://exam',
    client_email: 'huda',
    openings: null,
    open_days: null,
    texts: [{ ...emptyText('en'), title: 'Cook' }, emptyText('ar')],
    questions: [emptyQuestion()],
  })
  assert.equal(fields.apply_url, null)
  assert.equal(fields.client_email, null)
  assert.equal(fields.openings, 1)
  assert.ok(fields.open_days)
  assert.deepEqual(
    fields.texts.map(({ language }) => language),
    ['en'],
  )
  assert.deepEqual(fields.questions, [])
})

test('the language of the job stands first, and its title alone makes it savable', () => {
  const texts = [
    { ...emptyText('ar'), title: 'طباخ' },
    { ...emptyText('en'), title: ' ' },
  ]
  assert.equal(valuesOf(saved({ ...job, texts }), 'AED').texts[0]?.language, 'en')
  assert.equal(isSavable({ ...job, texts }), false)
  assert.equal(isSavable({ ...job, language: 'ar', texts }), true)
})
