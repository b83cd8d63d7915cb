import assert from 'node:assert/strict'
import { test } from 'node:test'
import { repairArabic } from './arabic.ts'
import { withBracketsTurned } from './bidi.ts'
import { fold, latinDigits } from './letters.ts'

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
