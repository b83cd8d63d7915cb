import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forbidden, glossaryFaults } from './glossary.ts'

const wrong: [language: string, text: string][] = [
  ['en', 'Your e-mail'],
  ['en', 'Somebody changed this'],
  ['en', 'Take back'],
  ['en', 'See it'],
  ['en', 'Make an account'],
  ['en', 'This is not possible'],
  ['en', 'Expected pay'],
  ['ar', 'المرشحات'],
  ['ar', 'أضف سيرتك'],
  ['ar', 'حذف السيرة'],
  ['ar', 'والأجر المتوقع'],
  ['ar', 'الأجر المتوقع'],
  ['ar', 'سبب التعيين'],
  ['ru', 'Ваша учётная запись'],
  ['ru', 'В короткий список'],
  ['ru', 'Срок увольнения'],
  ['ru', 'Отправить оффер'],
  ['fr', 'Choisir un horaire'],
  ['fr', 'Par courrier'],
  ['fr', 'Un lien par mail'],
  ['fr', 'Offre d’embauche'],
  ['fr', 'Trois pièces'],
]

for (const [language, text] of wrong)
  test(`${language}: ${text} is found`, () => assert.equal(glossaryFaults(language, 'jobs.title', [text]).length, 1))

const right: [language: string, text: string][] = [
  ['en', 'Your email'],
  ['en', 'You’ll see it after submitting yours'],
  ['en', 'This isn’t a JSON Resume file'],
  ['en', 'Recommended'],
  ['ar', 'أضف سيرتك الذاتية'],
  ['ar', 'تعيين كلمة مرور جديدة'],
  ['ar', 'مرشحات جدد'],
  ['ru', 'Ваш аккаунт'],
  ['fr', 'Votre fuseau horaire'],
  ['fr', 'Consultez vos e-mails'],
  ['fr', 'Une pièce jointe'],
]

for (const [language, text] of right)
  test(`${language}: ${text} passes`, () => assert.deepEqual(glossaryFaults(language, 'jobs.title', [text]), []))

test('an exception holds for its own text alone', () => {
  assert.deepEqual(glossaryFaults('fr', 'jobs.own.editor.way.hours', ['Horaires']), [])
  assert.deepEqual(glossaryFaults('fr', 'jobs.own.editor.way.link', ['Horaires']), [
    '“Horaires” is not our word: créneau',
  ])
})

test('no word the table tells to say is forbidden itself', () => {
  for (const [language, all] of Object.entries(forbidden))
    for (const { say } of all) assert.deepEqual(glossaryFaults(language, 'jobs.title', [say]), [], say)
})
