import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentOfTold } from '#libraries/cv-content/content-of.ts'
import { experienceIn } from './experience-read.ts'

const now = new Date('2026-11-24')
const jobs = [
  { title: 'Buyer', company: 'Dune', start: '2025-01', end: 'present' },
  { title: 'Clerk', company: 'Dune', start: '2022', end: '2023' },
]
const of = (summary: string, experience: unknown[] = []) => experienceIn(contentOfTold({ summary, experience }), now)

test('years that a CV states are its experience, in four languages', () => {
  assert.equal(of('Responsable e-commerce avec 8 ans d’expérience dans la vente en ligne.', jobs), '5|10')
  assert.equal(of('محاسبة قانونية بخبرة سبع سنوات في إعداد القوائم المالية'), '5|10')
  assert.equal(of('Опыт работы 12 лет, из них 3 года руководителем'), '10|+')
  assert.equal(of('I lived in Oman for 3 years and have two years of experience as a cook'), '1|3')
})

test('else its dated jobs are, and nothing where it has none', () => {
  assert.equal(of('For 12 years a diver in my free time.', jobs), '3|5')
  assert.equal(of('', [{ title: 'Buyer', company: 'Dune' }]), '')
  assert.equal(of('', [{ title: 'Trainee', company: 'Dune', start: '2026-09', end: 'present' }]), '0|1')
})
