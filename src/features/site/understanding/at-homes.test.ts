import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '#platform/shared/languages.ts'
import { aSite } from '#tests/world/site.ts'
import { meaningsOf } from './meanings.ts'
import { understand } from './understand.ts'

const site = await aSite()
const meanings = await meaningsOf(site.world)

const atHomes: [query: string, language: Language, workplace: 'remote' | null][] = [
  ['hairdresser at home', 'en', null],
  ['home nurse', 'en', null],
  ['massage therapist home visits', 'en', null],
  ['private tutor at home', 'en', null],
  ['home cleaning', 'en', null],
  ['cook at home', 'en', null],
  ['elderly care at home', 'en', null],
  ['data entry at home', 'en', 'remote'],
  ['accountant from home', 'en', 'remote'],
  ['jobs at home', 'en', 'remote'],
  ['ممرضة منزلية', 'ar', null],
  ['ممرضة في البيت', 'ar', null],
  ['مدرس خصوصي بالمنزل', 'ar', null],
  ['جليسة أطفال بالمنزل', 'ar', null],
  ['حلاق منزلي', 'ar', null],
  ['كوافيرة منازل', 'ar', null],
  ['معالج طبيعي منزلي', 'ar', null],
  ['طباخة في البيوت', 'ar', null],
  ['شغل في البيت', 'ar', 'remote'],
  ['ادخال بيانات في البيت', 'ar', 'remote'],
  ['сиделка на дому', 'ru', null],
  ['парикмахер на дому', 'ru', null],
  ['репетитор на дому', 'ru', null],
  ['няня на дому', 'ru', null],
  ['врач на дом', 'ru', null],
  ['педикюр с выездом на дом', 'ru', null],
  ['мастер на дом', 'ru', null],
  ['доставка на дом', 'ru', null],
  ['дизайнер на дому', 'ru', 'remote'],
  ['работа на дому', 'ru', 'remote'],
  ['на дому Москва', 'ru', 'remote'],
  ['coiffeur à domicile', 'fr', null],
  ['kiné à domicile', 'fr', null],
  ['masseur à domicile', 'fr', null],
  ['coach sportif à domicile', 'fr', null],
  ['assistante maternelle à domicile', 'fr', null],
  ['mécanicien à domicile', 'fr', null],
  ['toiletteur à domicile', 'fr', null],
  ['plombier chez les particuliers', 'fr', null],
  ['secrétaire à domicile', 'fr', 'remote'],
  ['téléconseiller à domicile', 'fr', 'remote'],
  ['travail à domicile', 'fr', 'remote'],
  ['coiffeur en télétravail', 'fr', 'remote'],
]

test('"at home" is the home of others beside a trade that comes there, and a workplace beside other work', () => {
  for (const [query, language, workplace] of atHomes) {
    const { parts } = understand(query, meanings, { language })
    const places = parts.flatMap((part) => (part.kind === 'workplace' ? part.value : []))
    assert.deepEqual(places, workplace ? [workplace] : [], query)
  }
  const { parts, rest } = understand('حلاق منزلي', meanings, { language: 'ar' })
  assert.deepEqual([parts.map(({ kind }) => kind), rest], [['occupation'], []])
})
