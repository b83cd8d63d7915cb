import assert from 'node:assert/strict'
import { test } from 'node:test'
import spellings from '#db/lookups/skill-spellings.json' with { type: 'json' }
import { readKept } from '#features/site/lookups/texts.ts'
import { foldWords } from '#features/site/understanding/fold-words.ts'
import { aSite } from '#tests/world/site.ts'
import { skillNames } from './skill-names.ts'
import groups from './skill-other-names.json' with { type: 'json' }

const { rows } = await readKept((await aSite()).world)
const namesOf = (text: string) => skillNames(text, rows.get('skill') ?? []).names.map(({ words }) => words.join(' '))
const isNamed = (text: string, other: string) => namesOf(text).includes(foldWords(other))

test('a skill is known by what it is called in another language, from either side', () => {
  for (const [one, other] of [
    ['Wound care', 'перевязки'],
    ['قياس العلامات الحيوية', 'prise des constantes'],
    ['Разметка данных', 'data labelling'],
    ['Comptabilité fournisseurs', 'الحسابات الدائنة'],
    ['Lancement de produits', 'إطلاق المنتجات'],
    ['Cooling tower', 'градирни'],
    ['تخليص جمركي', 'dédouanement'],
    ['Подготовка тендерной документации', 'bid preparation'],
    ['Excel', 'электронные таблицы'],
    ['React JS', 'رياكت'],
  ] as const)
    assert.ok(isNamed(one, other) && isNamed(other, one), `${one}: ${other}`)
})

test('what is only related, or another thing of the same name, is no other name', () => {
  for (const [one, other] of [
    ['Java', 'JavaScript'],
    ['TIG welding', 'MIG welding'],
    ['BGP', 'OSPF'],
    ['Prometheus', 'Grafana'],
    ['Intensive care', 'réanimation cardio-pulmonaire'],
    ['Leadership', 'قيادة الشاحنات'],
    ['X-ray', 'ultrasonic testing'],
    ['Intune', 'Active Directory'],
  ] as const)
    assert.ok(!isNamed(one, other) && !isNamed(other, one), `${one}: ${other}`)
})

test('every group of other names has several, none of them twice', () => {
  for (const group of [...groups, ...spellings]) {
    assert.ok(group.length > 1, group.join())
    assert.equal(new Set(group.map((one) => one.toLowerCase())).size, group.length, group.join())
  }
})

test('each list of spellings begins with the name that a skill of the list has', () => {
  const listed = new Set((rows.get('skill') ?? []).map(({ texts }) => texts.en))
  assert.deepEqual(
    spellings.filter(([name = '']) => !listed.has(name)),
    [],
  )
})
