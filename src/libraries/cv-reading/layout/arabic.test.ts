import assert from 'node:assert/strict'
import { test } from 'node:test'
import { repairArabic } from './arabic.ts'
import { spelled, withBracketsTurned, wordOf } from './bidi.ts'
import type { Glyph } from './glyph.ts'
import { fold, latinDigits } from './letters.ts'
import { withMarksOnce } from './marks.ts'

test('lam and alef that a text layer swapped stand right again; right words stay', () => {
  assert.equal(repairArabic('األشطل'), 'الأشطل')
  assert.equal(repairArabic('عبدهللا واإلنتاجية'), 'عبدالله والإنتاجية')
  assert.equal(repairArabic('االجتماعية'), 'الاجتماعية')
  for (const word of ['تأليف', 'مسألة', 'الأول', 'سؤال']) assert.equal(repairArabic(word), word)
})

test('digits and brackets are those one reads', () => {
  assert.equal(latinDigits('٠٥٠ ۱۲۳'), '050 123')
  assert.equal(withBracketsTurned(')يونيو 2020('), '(يونيو 2020)')
  assert.equal(fold('الخِبرة  العمليّة:'), 'الخبره العمليه')
})

test('a mark that floats behind the end of a word is of the next one', () => {
  assert.equal(repairArabic('محتوى ُيُيقرأ'), 'محتوى يُقرأ')
})

test('the end of an adverb that was drawn apart is no word', () => {
  assert.equal(repairArabic('جيد جد اً'), 'جيد جداً')
  assert.equal(repairArabic('جيد جد ًا'), 'جيد جدًا')
  assert.equal(repairArabic('هذا أولاً'), 'هذا أولاً')
})

test('a mark stands behind the letter it is drawn over, and words of two scripts apart', () => {
  const drawn: [string, number, number][] = [
    ['ا', 204.7, 207.5],
    ['ض', 207.5, 217.7],
    ['\u064b', 208.1, 208.1],
    [' ', 210.1, 210.1],
    ['ي', 217.7, 220.6],
    ['أ', 220.6, 223.1],
  ]
  const glyph = { y: 0, size: 12, bold: false, italic: false, object: 1 }
  const glyphs = drawn.map(([sign, x1, x2], at): Glyph => ({ ...glyph, sign, x1, x2, order: 9 - at }))
  const told = withMarksOnce(glyphs.toReversed()).toReversed()
  assert.equal(spelled(wordOf(told)), 'أيضًا')
  assert.equal(
    repairArabic('كل من R و Pythonميزات و C++من باستخدامExcel'),
    'كل من R و Python ميزات و C++ من باستخدام Excel',
  )
  assert.equal(repairArabic('خبرة بPython والExcel'), 'خبرة بPython والExcel')
})

test('the sign behind a number is read behind it', () => {
  assert.equal(repairArabic('خفض الأعطال بنسبة %35 في عام'), 'خفض الأعطال بنسبة 35% في عام')
})
