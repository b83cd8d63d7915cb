import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { foldExactly, foldWords } from '#features/site/understanding/fold-words.ts'
import { readQuery } from './read-query.ts'

test('all spellings of an Arabic word fold to one', () => {
  const roots: string[][] = [
    ['إدارة', 'ادارة', 'اداره', 'الإدارة', 'والإدارة', 'إِدَارَة', 'إدارـة'],
    ['المبيعات', 'مبيعات', 'بالمبيعات', 'للمبيعات', 'مبيعاتها'.slice(0, 6)],
    ['مهندس', 'المهندس', 'مهندسين', 'مهندسون', 'مهندسة', 'المهندسات'],
    ['معلم', 'معلمة', 'معلمين', 'المعلمون'],
    ['خبرة', 'الخبرة', 'خبره', 'خبرات'],
    ['مستشفى', 'مستشفي', 'المستشفى'],
    ['یک', 'يك'],
    ['قانون', 'القانونية', 'قانوني'],
    ['صالون', 'الصالونات'],
  ]
  for (const [first = '', ...others] of roots)
    for (const other of others) assert.equal(foldWords(other), foldWords(first), `${other} and ${first}`)
})

test('an Arabic noun whose last letters are its own is not another word', () => {
  for (const [one, other] of [
    ['صالون', 'صالة'],
    ['كميون', 'كميات'],
    ['تأمين', 'تامة'],
  ] as const)
    assert.notEqual(foldWords(one), foldWords(other))
})

test('short Arabic words keep their letters', () => {
  for (const word of ['الى', 'وين', 'بنك', 'فني']) assert.ok(foldWords(word).length >= 3, word)
})

test('accents, digits of any script and names with signs', () => {
  assert.equal(foldWords('Développeuse Œuvre ÉCOLE'), 'developpeuse oeuvre ecole')
  assert.equal(foldWords('Ведёт ёлка й'), 'ведет елка й')
  assert.equal(foldWords('٢٠٢٦'), '2026')
  assert.equal(foldWords('C++ / C# .NET Node.js front-end'), 'cplusplus csharp dotnet nodejs front end')
  assert.equal(foldWords('С++ / С# c plus plus, dot net'), 'cplusplus csharp cplusplus dotnet')
  assert.equal(foldWords('IT support, as it is'), 'xit support as it is')
})

test('folding a text once more changes nothing but Arabic endings, and leaves letters, digits and spaces only', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const folded = foldExactly(text)
      assert.match(folded, /^[\p{L}\p{N}\p{M} ]*$/u)
      assert.equal(foldExactly(folded), folded)
    }),
  )
})

test('clauses: words, phrases, what must be missing', () => {
  const read = (q: string) =>
    readQuery(q).map(({ words, phrase, not }) => `${not ? '-' : ''}${phrase ? words.join('+') : words}`)
  assert.deepEqual(read('nurse "night shift" -dentist'), ['nurse', 'night+shift', '-dentist'])
  assert.deepEqual(read('front-end -full-time -"day shift"'), ['front', 'end', '-full+time', '-day+shift'])
  assert.deepEqual(read('«chef de projet» it'), ['chef+de+projet', 'xit'])
  assert.deepEqual(read('" - -- "" !'), [])
})

test('"or" beside quotes makes one clause of both sides, and none of a minus', () => {
  const read = (q: string) =>
    readQuery(q).map(({ words, others, not }) => [not ? '-' : '', ...[words, ...others].map((one) => one.join('+'))])
  assert.deepEqual(read('"night shift" or dentist urgent'), [
    ['', 'night+shift', 'dentist'],
    ['', 'urgent'],
  ])
  assert.deepEqual(read('-dentist or "night shift"'), [
    ['-', 'dentist'],
    ['', 'or'],
    ['', 'night+shift'],
  ])
  assert.deepEqual(read('nurse or dentist'), [
    ['', 'nurse'],
    ['', 'or'],
    ['', 'dentist'],
  ])
})

test('whatever is typed is read into a bounded number of clauses', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (q) => {
      const clauses = readQuery(q)
      assert.ok(clauses.length <= 16)
      for (const { words } of clauses) assert.ok(words.every((word) => /^[\p{L}\p{N}\p{M}]+$/u.test(word)))
    }),
  )
})
