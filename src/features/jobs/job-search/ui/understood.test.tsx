import { expect, test } from 'vitest'
import { show } from '#tests/screens/show.tsx'
import { readSearch } from './search-address.ts'
import { Understood } from './understood.tsx'

test('the cross of a chip would search for the word it takes away', async () => {
  const search = readSearch(new URLSearchParams('q=barber in Jeddah&type=full_time'))
  const parts = [
    { kind: 'occupation' as const, words: 'barber', text: 'Barber', value: null },
    { kind: 'place' as const, words: 'Jeddah', text: 'Jeddah, Saudi Arabia', value: null },
  ]
  await show(<Understood search={search} understood={{ parts, left_out: [], namesakes: [], rest: '', mended: null }} />)
  const hrefOf = (name: string) => document.querySelector(`[aria-label="${name}"]`)?.getAttribute('href')
  expect(hrefOf('Remove Job: Barber')).toBe('/jobs?q=Jeddah&type=full_time')
  expect(hrefOf('Search for “Jeddah” as plain words')).toBe('/jobs?q=barber+in+Jeddah&plain=Jeddah&type=full_time')
})

test('what must be missing would stay in the search when its chip is crossed out', async () => {
  const search = readSearch(new URLSearchParams('q=nurse except Dubai -remote'))
  const parts = [{ kind: 'occupation' as const, words: 'nurse', text: 'Nurse', value: null }]
  const left_out = [
    { kind: 'place' as const, words: 'except Dubai', text: 'Dubai', value: null },
    { kind: 'workplace' as const, words: '-remote', text: null, value: 'remote' },
  ]
  await show(<Understood search={search} understood={{ parts, left_out, namesakes: [], rest: '', mended: null }} />)
  const hrefOf = (name: string) => document.querySelector(`[aria-label="${name}"]`)?.getAttribute('href')
  expect(hrefOf('No longer exclude “Dubai”')).toBe('/jobs?q=nurse+-remote')
  expect(hrefOf('No longer exclude “Remote”')).toBe('/jobs?q=nurse+except+Dubai')
})

test('money on a chip is called as everywhere else: by its name in Arabic, by its letters in English', async () => {
  const search = readSearch(new URLSearchParams('q=barber 5000 AED'))
  const parts = [{ kind: 'pay' as const, words: '5000 AED', text: null, value: '5000 AED month' }]
  const understood = { parts, left_out: [], namesakes: [], rest: '', mended: null }
  await show(<Understood search={search} understood={understood} />, { language: 'ar' })
  expect(document.body.textContent).toContain('درهم إماراتي')
  expect(document.body.textContent).not.toContain('AED،')
})

test('a word is offered in place of itself', async () => {
  const search = readSearch(new URLSearchParams('q=barber'))
  const parts = [{ kind: 'occupation' as const, words: 'barber', text: 'Barber', value: null }]
  await show(<Understood search={search} understood={{ parts, left_out: [], namesakes: [], rest: '', mended: null }} />)
  expect(document.body.textContent).toContain('Barber')
  expect(document.body.textContent).not.toContain('Take as a plain word')
})

test('a place that shares its name with another leads to that one, with the rest of the words', async () => {
  const search = readSearch(new URLSearchParams('q=محاسب عمان'))
  const parts = [
    { kind: 'occupation' as const, words: 'محاسب', text: 'محاسب', value: null },
    { kind: 'place' as const, words: 'عمان', text: 'عُمان', value: null },
  ]
  const namesakes = [{ words: 'عمان', id: 49, text: 'عمّان، الأردن' }]
  const understood = { parts, left_out: [], namesakes, rest: '', mended: null }
  await show(<Understood search={search} understood={understood} />, { language: 'ar' })
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'عمّان، الأردن')
  const asked = new URLSearchParams(link?.getAttribute('href')?.split('?')[1])
  expect([asked.get('q'), asked.get('place')]).toEqual(['محاسب', '49'])
})

test('the most that was asked for is called so', async () => {
  const search = readSearch(new URLSearchParams('q=barber up to 5000 AED'))
  const parts = [{ kind: 'pay' as const, words: 'up to 5000 AED', text: null, value: '5000 AED month most' }]
  await show(<Understood search={search} understood={{ parts, left_out: [], namesakes: [], rest: '', mended: null }} />)
  expect(document.body.textContent).toContain('Up to 5,000')
})
