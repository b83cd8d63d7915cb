import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useTranslations } from '#platform/browser/intl.ts'
import { show } from '#tests/screens/show.tsx'
import { DateField } from './date-field.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { TextField } from './text-field.tsx'

/** A form that draws its errors anew each time, as forms do. */
function Form({ text = 'Write your name', label, find }: { text?: string; label?: string; find?: boolean }) {
  'use no memo' // the compiler would keep the list from being made anew
  const [name, setName] = useState('')
  const [tries, setTries] = useState(0)
  const errors = tries % 2 === 1 ? [{ name: 'answers.1', text, ...(label && { label }) }] : []
  return (
    <>
      <ErrorSummary errors={[...errors]} takeFocus findLabels={find ?? false} />
      <TextField name="answers.1" label="Name" error={errors[0]?.text} value={name} onChange={setName} />
      <button type="button" onClick={() => setTries(tries + 1)}>
        Send
      </button>
    </>
  )
}
const send = () => userEvent.click(page.getByRole('button', { name: 'Send' }))
const summary = page.getByRole('alert')

test('the link of an error leads to no field, where the name has dots', async () => {
  await show(<Form />)
  await send()
  await userEvent.click(page.getByRole('link', { name: 'Write your name' }))
  expect(location.hash).toBe('#f-answers-1')
  expect(document.querySelector(location.hash)).toBe(page.getByLabelText('Name').element())
})

test('the same errors drawn anew call one back at every letter', async () => {
  await show(<Form />)
  await send()
  await expect.element(summary).toHaveFocus()
  const field = page.getByLabelText('Name')
  await userEvent.type(field, 'Sara')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('Sara')
})

test('the same errors after another try do not take the focus', async () => {
  await show(<Form />)
  await send()
  await send()
  await expect.element(summary).not.toBeInTheDocument()
  await send()
  await expect.element(summary).toHaveFocus()
})

test('a Latin label turns the words of an Arabic error about', async () => {
  await show(<Form label="CV (PDF)" text="الملف كبير" />, { language: 'ar' })
  await send()
  await expect.element(page.getByRole('link')).toHaveTextContent('\u2068CV (PDF)\u2069: الملف كبير')
  expect(getComputedStyle(page.getByRole('link').element()).direction).toBe('rtl')
})

test('in a dialog that does not know its fields, an error does not say which of them it means', async () => {
  await show(<Form text="Fill in this field" find />)
  await send()
  await expect.element(page.getByRole('link', { name: /Name.*Fill in this field/ })).toBeVisible()
})

function DateForm() {
  'use no memo'
  const [tries, setTries] = useState(0)
  const error = tries > 0 ? { error: 'Fill in this field' } : {}
  return (
    <>
      <ErrorSummary
        errors={tries > 0 ? [{ name: 'starts_on', text: 'Fill in this field' }] : []}
        takeFocus
        findLabels
      />
      <DateField name="starts_on" label="Start date" value="" onChange={() => {}} {...error} />
      <button type="button" onClick={() => setTries(tries + 1)}>
        Send
      </button>
    </>
  )
}

test('an error of a date says no more which date it means, once its parts are there', async () => {
  await show(<DateForm />)
  await userEvent.click(page.getByRole('button', { name: /Start date/ }))
  await expect.element(page.getByRole('spinbutton').first()).toBeVisible()
  await send()
  await expect.element(page.getByRole('link', { name: /Start date.*Fill in this field/ })).toBeVisible()
})

function Ending() {
  return <ErrorSummary errors={[{ name: 'email', text: useTranslations()('fields.email_ending', { max: 4 }) }]} />
}

test('the dot of an ending stands behind it in an Arabic error', async () => {
  await show(<Ending />, { language: 'ar' })
  const words = page.getByRole('link').element().firstChild as Text
  const leftOf = (at: number) => {
    const range = new Range()
    range.setStart(words, at)
    range.setEnd(words, at + 1)
    return range.getBoundingClientRect().left
  }
  for (const ending of ['.com', '.company']) {
    const at = words.data.indexOf(`${ending}\u2069`)
    expect(leftOf(at), ending).toBeLessThan(leftOf(at + 1))
    expect(leftOf(at + 1), ending).toBeLessThan(leftOf(at + 2))
    // set apart, and no full stop of the sentence beside its dot, on the same side
    expect(words.data.slice(at - 1, at + ending.length + 2)).toMatch(/^\u2066[^\u2069]+\u2069[^.]$/)
  }
})
