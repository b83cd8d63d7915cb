import assert from 'node:assert/strict'
import { test } from 'node:test'
import { typographyFaults } from './typography.ts'

const wrong: [language: string, text: string][] = [
  ['en', 'Loading...'],
  ['en', 'Saved.. Now go on'],
  ['en', 'Saved as "Draft"'],
  ['en', "You can't"],
  ['en', 'Jobs — all of them'],
  ['en', 'Jobs - all of them'],
  ['ar', 'شكراً'],
  ['ar', 'اسم "الشركة"'],
  ['ar', 'نعم, شكرًا'],
  ['ar', 'هل أنت متأكد?'],
  ['ar', 'مـسار'],
  ['ar', '50 %'],
  ['ar', 'ينتهي مثل .com. ثم'],
  ['ar', 'ينتهي مثل \u200E.com. ثم'],
  ['ru', 'Сохранено как "черновик"'],
  ['ru', 'Отклик — отправлен'],
  ['ru', 'Отклик – отправлен'],
  ['ru', '12 000 ₽'],
  ['ru', '50 %'],
  ['ru', '{share} %'],
  ['ru', '{share}%'],
  ['ru', '№ 5'],
  ['ru', 'Вы сохранил(а)'],
  ['ru', 'Еще раз'],
  ['ru', 'Отчеты'],
  ['fr', "L'offre"],
  ['fr', 'Voir "tout"'],
  ['fr', 'Publier ?'],
  ['fr', 'Publier?'],
  ['fr', 'Lieu :'],
  ['fr', '{name} : oui'],
  ['fr', 'Lieu: ici'],
  ['fr', '«Publier»'],
  ['fr', '« Publier »'],
  ['fr', '50 %'],
  ['fr', '12 000 euros'],
  ['fr', 'n° 5'],
  ['fr', 'candidat·e'],
  ['fr', 'Etat du dossier'],
]

for (const [language, text] of wrong)
  test(`${language}: ${text} is found`, () => assert.equal(typographyFaults(language, text).length > 0, true))

const right: [language: string, text: string][] = [
  ['en', 'You can’t publish “{name}” – reload…'],
  ['en', 'A well-known job, 9:00–13:00'],
  ['ar', 'شكرًا، هل «{name}» صحيح؟ 50%'],
  ['ru', 'Счёт №\u00A05\u00A0— «оплачен», 12\u00A0000 и 50\u00A0% ещё'],
  ['ru', '— первая строка'],
  [
    'fr',
    'Voir «\u00A0{name}\u00A0»\u00A0: 12\u00A0000 à 50\u00A0%\u00A0; n°\u00A05\u00A0? À 14:05, https://masar.example',
  ],
  ['fr', '{at, date, ::dMMM}\u00A0: <b>oui</b>\u00A0!'],
  ['en', 'Type <code>"rooms division"</code>'],
]

for (const [language, text] of right)
  test(`${language}: ${text} passes`, () => assert.deepEqual(typographyFaults(language, text), []))

test('a fault shows where it is', () => {
  assert.match(typographyFaults('fr', 'Publier cette offre ?')[0] ?? '', /“ cette offre \?”/)
})
