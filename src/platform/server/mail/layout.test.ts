import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layOut } from './layout.ts'

const site = { siteName: 'Masar', siteUrl: 'https://masar.example' }
const letter = {
  subject: 'A < B',
  body: ['Hello "you"'],
  quote: '<img src=x onerror=alert(1)>\nsecond',
  action: { label: 'Go', url: 'https://masar.example/a?b=1&c=2' },
}

test('a letter has a text and an HTML side with the same words, and nothing in it can run', () => {
  const { html, text } = layOut(letter, 'en', site)
  assert.match(
    text,
    /Hello "you"\n\n> <img src=x onerror=alert\(1\)>\n> second\n\nGo\nhttps:\/\/masar.example\/a\?b=1&c=2/,
  )
  assert.doesNotMatch(html, /<img/)
  assert.match(html, /A &lt; B/)
  assert.match(html, /href="https:\/\/masar.example\/a\?b=1&amp;c=2"/)
})

test('Arabic runs from right to left', () => {
  assert.match(layOut(letter, 'ar', site).html, /<html lang="ar" dir="rtl">/)
  assert.match(layOut(letter, 'ar', site).html, /text-align:right/)
})
