import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { afterEach, beforeEach, test } from 'node:test'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { plant } from '#tests/world/tree.ts'
import { checkWords } from './words.ts'

let root = ''
beforeEach(() => {
  root = temporaryFolder('words')
})
afterEach(() => rmSync(root, { recursive: true }))

const english = '{count, plural, one {<b>#</b> job of {name}} other {<b>#</b> jobs of {name}}}'
const arabic =
  '{count, plural, zero {لا <b>وظائف</b> {name}} one {<b>#</b> {name}} two {<b>#</b> {name}} few {<b>#</b> {name}} many {<b>#</b> {name}} other {<b>#</b> {name}}}'
const russian =
  '{count, plural, one {<b>#</b> {name}} few {<b>#</b> {name}} many {<b>#</b> {name}} other {<b>#</b> {name}}}'
const french = '{count, plural, one {<b>#</b> {name}} other {<b>#</b> {name}}}'

const plantWords = (en: unknown, ar: unknown, ru: unknown, fr: unknown) => {
  const words = { en, ar, ru, fr }
  const files = Object.entries(words).map(([language, text]) => [`src/features/jobs/jobs/words/${language}.json`, text])
  plant(root, Object.fromEntries(files))
}

const find = async () =>
  ((await checkWords(root)) ?? '').split('\n').map((line) => line.replace('src/features/jobs/jobs/words/', ''))

test('complete words pass; French may leave "many" to "other"', async () => {
  const [en, ar, ru, fr] = [english, arabic, russian, french].map((text) => ({ list: { count: text }, title: 'X' }))
  plantWords(en, ar, ru, fr)
  assert.equal(await checkWords(root), null)
})

test('missing and empty texts are named', async () => {
  plantWords({ a: { b: 'x', c: 'y' } }, { a: { b: 'x', c: ' ' } }, { a: { b: 'x' } }, { a: { b: 'x', c: 'y' }, d: 'z' })
  assert.deepEqual(await find(), [
    'ar.json: a.c: empty',
    'ru.json: a.c: missing',
    'en.json: d: missing',
    'ar.json: d: missing',
    'ru.json: d: missing',
  ])
})

test('a missing language is named', async () => {
  plant(root, { 'src/ui/words/en.json': { a: 'x' } })
  assert.match((await checkWords(root)) ?? '', /src\/ui\/words\/ar.json: missing/)
})

test('missing plural forms are named', async () => {
  plantWords({ n: english }, { n: russian }, { n: french }, { n: french })
  assert.deepEqual(await find(), [
    'ar.json: n: {count} lacks the plural forms zero, two',
    'ru.json: n: {count} lacks the plural forms few, many',
  ])
})

test('ordinals have forms of their own', async () => {
  const text = '{n, selectordinal, one {#st} other {#th}}'
  plantWords({ n: text }, { n: '{n}.' }, { n: '{n}.' }, { n: text })
  assert.deepEqual(await find(), ['en.json: n: {n} lacks the plural forms two, few'])
})

test('other arguments and tags are named, also those within forms', async () => {
  plantWords(
    { n: 'By {name} <b>now</b>' },
    { n: 'By {nane} <b>now</b>' },
    { n: 'By {name} now' },
    { n: '{kind, select, a {By {name} <b>now</b>} other {x}}' },
  )
  assert.deepEqual(await find(), [
    'ar.json: n: lacks the argument name that en.json has',
    'ar.json: n: has the argument nane that en.json lacks',
    'ru.json: n: lacks the tag b that en.json has',
    'fr.json: n: has the argument kind that en.json lacks',
  ])
})

test('broken ICU, broken JSON and lists are named', async () => {
  plantWords({ n: '{count' }, { n: 'x' }, { n: ['x'] }, '{')
  const found = await find()
  assert.match(found[0] ?? '', /^ru.json: n: neither a text nor a group/)
  assert.match(found[1] ?? '', /^fr.json: /)
  assert.match(found[2] ?? '', /^en.json: n: not valid ICU/)
})

test('a text that a screen asks for and nobody wrote is named', async () => {
  const words = { list: { title: 'x' }, refusals: { full: 'x' } }
  plantWords(words, words, words, words)
  plant(root, {
    'src/features/jobs/jobs/ui/list.tsx':
      "const t = useTranslations('jobs.list')\nt('title')\nt('gone', { count: 1 })\nt(made)\nfunction Other() {\n const t = useTranslations('refusals')\n t('full')\n const tLost = useTranslations('jobs.lost')\n}",
  })
  assert.deepEqual(((await checkWords(root)) ?? '').split('\n'), [
    'src/features/jobs/jobs/ui/list.tsx: nobody wrote the text jobs.list.gone',
    'src/features/jobs/jobs/ui/list.tsx: nobody wrote the text jobs.lost',
  ])
})

test('a text set against the typography of its language is named', async () => {
  plantWords({ n: 'Wait...' }, { n: 'انتظر…' }, { n: 'Подождите…' }, { n: 'Attendez !' })
  assert.deepEqual(
    (await find()).map((line) => line.split(' (')[0]),
    ['en.json: n: write … as one character', 'fr.json: n: U+00A0 before : ; ? ! % » and after «'],
  )
})

test('a word the glossary forbids is named, wherever in a text it stands; names of arguments are none', async () => {
  const en = '{mail, plural, one {# mail for {mail}} other {<b># emails</b>}}'
  const ar = en.replace('one {', 'zero {0} two {2} few {3} many {11} one {').replace('# mail for ', '# ')
  plantWords(
    { n: en },
    { n: ar },
    { n: en.replace('one {', 'few {2} many {5} one {').replace('# mail for ', '# ') },
    { n: en },
  )
  assert.deepEqual(await find(), [
    'en.json: n: “mail” is not our word: email',
    'fr.json: n: “mail” is not our word: e-mail',
  ])
})
