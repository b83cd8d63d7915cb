import assert from 'node:assert/strict'
import { test } from 'node:test'
import { initialsOf, toneOf } from './initials.ts'

test('initials are the first and the last name', () => {
  assert.equal(initialsOf('Nadia Haddad'), 'NH')
  assert.equal(initialsOf('Youssef El Amrani'), 'YA')
  assert.equal(initialsOf('élodie'), 'É')
  assert.equal(initialsOf('Екатерина Орлова'), 'ЕО')
  assert.equal(initialsOf('  (Gulf)  Ports   Supply ', 'company'), 'GP')
  assert.equal(initialsOf('Al Dhafra Logistics', 'company'), 'AD')
})

test('Arabic initials leave the article out and do not join', () => {
  assert.equal(initialsOf('عمر بن يوسف'), 'ع\u200cي')
  assert.equal(initialsOf('سارة المطيري'), 'س\u200cم')
})

test('nothing to show is nothing', () => {
  assert.equal(initialsOf(''), '')
  assert.equal(initialsOf('…'), '')
})

test('a tone is 1 to 6 and stays with the name', () => {
  for (const name of ['Nadia Haddad', 'Екатерина Орлова', 'مجموعة النخيل', '']) {
    const tone = toneOf(name)
    assert.ok(tone >= 1 && tone <= 6)
    assert.equal(tone, toneOf(` ${name.toUpperCase()} `))
  }
})
