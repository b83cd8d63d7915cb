import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filmAt, isLinkOf, phoneOf } from './rules.ts'

test('films are those of YouTube and Vimeo, by whatever address', () => {
  const film = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
  for (const address of [
    'https://youtu.be/dQw4w9WgXcQ?t=3',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ&list=1',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])
    assert.equal(filmAt(address), film)
  assert.equal(filmAt('https://player.vimeo.com/video/76979871?h=1'), 'https://vimeo.com/76979871')
  for (const address of ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', 'https://vimeo.com/about', 'x', ''])
    assert.equal(filmAt(address), null, address)
})

test('a link leads to its network', () => {
  assert.ok(isLinkOf('linkedin', 'https://ae.linkedin.com/company/dune'))
  assert.ok(isLinkOf('x', 'https://twitter.com/dune'))
  assert.equal(isLinkOf('linkedin', 'https://linkedin.com.evil.example'), false)
  assert.equal(isLinkOf('vk', 'nothing'), false)
})

test('phone numbers may be written in any digits, and nothing else is one', () => {
  assert.equal(phoneOf('+٩٧١ ٤ ١٢٣ ٤٥٦٧'), '+971 4 123 4567')
  for (const text of ['call me', '12', '+', '(((((((']) assert.equal(phoneOf(text), null, text)
})
