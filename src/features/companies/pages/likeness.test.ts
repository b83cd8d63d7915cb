import assert from 'node:assert/strict'
import { test } from 'node:test'
import { looksLike } from './likeness.ts'

test('names that look alike are alike, whatever they are written with', () => {
  for (const [one, other] of [
    ['Dhow & Dune Logistics', 'dhow and dune LOGISTICS'],
    ['Dhow & Dune Logistics', 'Dhow & Dune Logistics LLC'],
    ['Dhow & Dune Logistics', 'Dhow & Dune Logistics L.L.C.'],
    ['Dhow & Dune Logistics', 'Dhоw & Dunе Lоgistiсs'],
    ['Dhow & Dune Logistics', 'Dhow \u202e& Dune\u200b Logistics\u200f'],
    ['Dhow & Dune Logistics', 'Dhow-Dune Logistics FZ-LLC'],
    ['Dhow & Dune Logistics', 'Dhow & Dune Logistlcs'],
    ['Dhow & Dune Logistics', 'Dhow & Dune L0gistics'],
    ['Сапсан', 'ООО «Сапсан»'],
    ['СТО', 'CTO'],
    ['Maison Cèdre', 'Maison Cedre SARL'],
    ['الواحة للضيافة', 'شركة الواحه للضيافة ش.م.ح'],
  ])
    assert.ok(looksLike(one as string, other as string), `${one} · ${other}`)
})

test('names that tell companies apart do', () => {
  for (const [one, other] of [
    ['Dhow & Dune Logistics', 'Dhow & Dune Catering'],
    ['Al Noor', 'Al Nour'],
    ['Company 41', 'Company 42'],
    ['Branch of Emirates 2024', 'Branch of Emirates 2025'],
    ['LLC', 'Ltd'],
    ['الواحة', 'الواجهة'],
  ])
    assert.ok(!looksLike(one as string, other as string), `${one} · ${other}`)
})
