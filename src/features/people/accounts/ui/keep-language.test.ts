import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { keepLanguage } from './keep-language.ts'

const kept = new Map<string, string>()
const page = { cookie: '' }
const localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
}
const speaks = (...languages: string[]) =>
  Object.defineProperty(globalThis, 'navigator', { value: { languages }, configurable: true })
Object.assign(globalThis, { localStorage, document: page })

beforeEach(() => {
  kept.clear()
  page.cookie = ''
  speaks('en-GB')
})

test('a language that was chosen is written down, and comes back when its cookie is gone', () => {
  page.cookie = 'theme=dark; lang=ru'
  keepLanguage()
  assert.equal(kept.get('lang'), 'ru')
  page.cookie = 'theme=dark'
  keepLanguage()
  assert.match(page.cookie, /^lang=ru; path=\/; max-age=31536000/)
})

test('what only the place told counts where the browser speaks none of our languages', () => {
  kept.set('lang', 'ar')
  keepLanguage()
  assert.equal(page.cookie, '')
  speaks('ja-JP', 'ko')
  keepLanguage()
  assert.match(page.cookie, /^lang=ar;/)
})

test('a language we do not speak is never kept', () => {
  kept.set('lang', 'zz')
  speaks('ja')
  keepLanguage()
  page.cookie ||= 'lang=zz'
  keepLanguage()
  assert.deepEqual([kept.get('lang_chosen'), page.cookie], [undefined, 'lang=zz'])
})
