import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Node, readBoolean } from './read-boolean.ts'

/** A reading as prefix notation, with what was odd about it behind a bar. */
function told(q: string): string {
  const { node, odd } = readBoolean(q)
  const codes = odd.map(({ code, at }) => `${code}@${at}`).join(' ')
  return `${node ? say(node) : '∅'}${codes ? ` | ${codes}` : ''}`
}
function say(node: Node): string {
  if (node.kind === 'term') return node.phrase ? `"${node.words.join(' ')}"` : `${node.words[0]}${node.open ? '*' : ''}`
  if (node.kind === 'not') return `-${say(node.part)}`
  return `(${node.kind === 'and' ? '&' : '/'} ${node.parts.map(say).join(' ')})`
}

const rows: readonly (readonly [q: string, reading: string])[] = [
  // words beside each other
  ['', '∅'],
  ['   ', '∅'],
  ['java', 'java'],
  ['Java', 'java'],
  ['  java  ', 'java'],
  ['java kotlin', '(& java kotlin)'],
  ['java, kotlin; scala', '(& java kotlin scala)'],
  ['java\tkotlin\nscala', '(& java kotlin scala)'],
  ['a b c d', '(& a b c d)'],
  ['C++', 'cplusplus'],
  ['c# .net node.js', '(& csharp dotnet nodejs)'],
  ['it', 'xit'],
  ['IT support', '(& xit support)'],
  ['front-end', '"front end"'],
  ['front-end developer', '(& "front end" developer)'],
  ['CI/CD', '"ci cd"'],
  ["l'hôtel", '"l hotel"'],
  ['O’Brien', '"o brien"'],
  ['éducation', 'education'],
  ['---', '∅'],
  ['***', '∅'],
  ['?!', '∅'],
  ['2024', '2024'],
  ['24/7', '"24 7"'],
  // AND
  ['java AND kotlin', '(& java kotlin)'],
  ['java & kotlin', '(& java kotlin)'],
  ['java && kotlin', '(& java kotlin)'],
  ['java + kotlin', '(& java kotlin)'],
  ['java +kotlin', '(& java kotlin)'],
  ['+java +kotlin', '(& java kotlin)'],
  ['java AND kotlin AND scala', '(& java kotlin scala)'],
  ['food and beverage', '(& food and beverage)'],
  ['java AND AND kotlin', '(& java kotlin) | lonely_operator@5'],
  ['AND java', 'java | lonely_operator@0'],
  ['java AND', 'java | lonely_operator@5'],
  ['AND', '∅ | lonely_operator@0'],
  ['AND AND', '∅ | lonely_operator@0 lonely_operator@4'],
  // OR
  ['java OR kotlin', '(/ java kotlin)'],
  ['java | kotlin', '(/ java kotlin)'],
  ['java || kotlin', '(/ java kotlin)'],
  ['java OR kotlin OR scala', '(/ java kotlin scala)'],
  ['java kotlin OR scala', '(/ (& java kotlin) scala)'],
  ['java OR kotlin scala', '(/ java (& kotlin scala))'],
  ['java AND kotlin OR scala', '(/ (& java kotlin) scala)'],
  ['java OR kotlin AND scala', '(/ java (& kotlin scala))'],
  ['java OR', 'java | lonely_operator@5'],
  ['OR java', 'java | lonely_operator@0'],
  ['OR', '∅ | lonely_operator@0'],
  ['java OR OR kotlin', '(/ java kotlin) | lonely_operator@5 lonely_operator@8'],
  ['java OR AND kotlin', '(/ java kotlin) | lonely_operator@5 lonely_operator@8'],
  ['java or kotlin', '(/ java kotlin)'],
  ['java or', '(& java or) | small_operator@5'],
  ['nurse not required', '(& nurse not required) | small_operator@6'],
  ['nurse "not" head', '(& nurse not head)'],
  ['or', 'or'],
  // NOT
  ['java NOT junior', '(& java -junior)'],
  ['java AND NOT junior', '(& java -junior)'],
  ['java -junior', '(& java -junior)'],
  ['java –junior', '(& java -junior)'],
  ['java −junior', '(& java -junior)'],
  ['java !junior', '(& java -junior)'],
  ['java ! junior', '(& java -junior)'],
  ['java - junior', '(& java -junior)'],
  ['-junior java', '(& -junior java)'],
  ['java -"night shift"', '(& java -"night shift")'],
  ['java -(junior OR intern)', '(& java -(/ junior intern))'],
  ['java NOT (junior OR intern)', '(& java -(/ junior intern))'],
  ['java NOT NOT junior', '(& java junior)'],
  ['java OR NOT kotlin', '(/ java -kotlin) | only_not@0'],
  ['NOT java', '-java | only_not@0'],
  ['-java', '-java | only_not@0'],
  ['-java -kotlin', '(& -java -kotlin) | only_not@0'],
  ['NOT', '∅ | lonely_operator@0'],
  ['java NOT', 'java | lonely_operator@5'],
  ['java NOT AND kotlin', '(& java kotlin) | lonely_operator@5'],
  ['java NOT OR kotlin', '(/ java kotlin) | lonely_operator@5'],
  ['--java', 'java'],
  ['java --', 'java'],
  ['java -', 'java | lonely_operator@5'],
  ['java not junior', '(& java -junior)'],
  ['well-known', '"well known"'],
  ['-front-end java', '(& -"front end" java)'],
  // quotes
  ['"spring boot"', '"spring boot"'],
  ['“spring boot”', '"spring boot"'],
  ['„spring boot“', '"spring boot"'],
  ['«spring boot»', '"spring boot"'],
  ['‹spring boot›', '"spring boot"'],
  ['＂spring boot＂', '"spring boot"'],
  ['″spring boot″', '"spring boot"'],
  ["'spring boot'", '"spring boot"'],
  ['‘spring boot’', '"spring boot"'],
  ['“spring boot"', '"spring boot"'],
  ['"spring boot”', '"spring boot"'],
  ['"java"', 'java'],
  ['""', '∅'],
  ['"" java', 'java'],
  ['"   "', '∅'],
  ['"spring boot', '"spring boot" | unclosed_quote@0'],
  ['java "spring boot', '(& java "spring boot") | unclosed_quote@5'],
  ['java "', 'java | unclosed_quote@5'],
  ['"a" "b"', '(& a b)'],
  ['"a""b"', '(& a b)'],
  ['"a"b', '(& a b)'],
  ['a"b"', '(& a b)'],
  ['"java AND kotlin"', '"java and kotlin"'],
  ['"(java)"', 'java'],
  ['"night-shift nurse"', '"night shift nurse"'],
  ["driver's licence", '(& "driver s" licence)'],
  ["'tis", 'tis'],
  ['"project manager" AND pmp', '(& "project manager" pmp)'],
  ['"project manager" OR "product owner"', '(/ "project manager" "product owner")'],
  // parentheses
  ['(java)', 'java'],
  ['((java))', 'java'],
  ['()', '∅'],
  ['( )', '∅'],
  ['java ()', 'java'],
  ['(java OR kotlin) AND spring', '(& (/ java kotlin) spring)'],
  ['spring (java OR kotlin)', '(& spring (/ java kotlin))'],
  ['(java OR kotlin)(spring OR quarkus)', '(& (/ java kotlin) (/ spring quarkus))'],
  ['(java AND spring) OR (kotlin AND ktor)', '(/ (& java spring) (& kotlin ktor))'],
  ['a AND (b OR (c AND d))', '(& a (/ b (& c d)))'],
  ['a AND (b AND (c AND d))', '(& a b c d)'],
  ['a OR (b OR (c OR d))', '(/ a b c d)'],
  ['（java OR kotlin） spring', '(& (/ java kotlin) spring)'],
  ['(java', 'java | unclosed_parenthesis@0'],
  ['(java OR kotlin', '(/ java kotlin) | unclosed_parenthesis@0'],
  ['spring AND (java OR kotlin', '(& spring (/ java kotlin)) | unclosed_parenthesis@11'],
  ['((java)', 'java | unclosed_parenthesis@0'],
  ['java)', 'java | stray_parenthesis@4'],
  [') java', 'java | stray_parenthesis@0'],
  [')(', '∅ | stray_parenthesis@0 unclosed_parenthesis@1'],
  ['java) kotlin', '(& java kotlin) | stray_parenthesis@4'],
  ['(java))', 'java | stray_parenthesis@6'],
  ['(java OR) kotlin', '(& java kotlin) | lonely_operator@6'],
  ['(OR java) kotlin', '(& java kotlin) | lonely_operator@1'],
  ['(java AND) kotlin', '(& java kotlin) | lonely_operator@6'],
  ['(NOT) java', 'java | lonely_operator@1'],
  ['NOT (java)', '-java | only_not@0'],
  ['NOT ()', '∅'],
  ['java NOT (a NOT b)', '(& java -(& a -b))'],
  ['((((((((a))))))))', 'a'],
  ['(((((((((a)))))))))', 'a | too_deep@8'],
  ['(((((((((((a OR b)))) c)))))))', '(& (/ a b) c) | too_deep@8'],
  // open ends
  ['manag*', 'manag*'],
  ['ma*', 'ma'],
  ['java manag*', '(& java manag*)'],
  ['front-manag*', '"front manag"'],
  ['*ount', 'ount | leading_star@0'],
  ['java *ount*', '(& java ount*) | leading_star@5'],
  // fields
  ['title:manager', 'manager | field@0'],
  ['title: manager', 'manager | field@0'],
  ['title:"sales manager" java', '(& "sales manager" java) | field@0'],
  ['title:(a OR b)', '(/ a b) | field@0'],
  ['-title:intern java', '(& -intern java) | field@1'],
  ['title:*ount', 'ount | field@0 leading_star@6'],
  ['10:30', '"10 30"'],
  // French, Russian, Arabic
  ['comptable ET sage', '(& comptable sage)'],
  ['infirmier OU infirmière', '(/ infirmier infirmiere)'],
  ['comptable SAUF stagiaire', '(& comptable -stagiaire)'],
  ['chef ou cuisinier', '(/ chef cuisinier)'],
  ['chef sauf pâtissier', '(& chef -patissier)'],
  ['бухгалтер ИЛИ экономист', '(/ бухгалтер экономист)'],
  ['бухгалтер И 1С', '(& бухгалтер 1с)'],
  ['бухгалтер НЕ стажёр', '(& бухгалтер -стажер)'],
  ['бухгалтер БЕЗ опыта', '(& бухгалтер -опыта)'],
  ['бухгалтер или экономист', '(/ бухгалтер экономист)'],
  ['бухгалтер не главный', '(& бухгалтер -главный)'],
  ['бухгалтер без 1С', '(& бухгалтер -1с)'],
  ['бухгалтер без опыта', '(& бухгалтер без опыта)'],
  ['без 1С', '(& без 1с)'],
  ['accountant without sap', '(& accountant -sap)'],
  ['accountant without experience', '(& accountant without experience)'],
  ['comptable sans sage', '(& comptable -sage)'],
  ['comptable sans expérience', '(& comptable sans experience)'],
  ['médecins sans frontières', '(& medecins sans frontieres)'],
  ['محاسب بدون خبرة', '(& محاسب بدون خبر)'],
  ['«главный бухгалтер» -стажёр', '(& "главный бухгалтер" -стажер)'],
  ['محاسب أو مدقق', '(/ محاسب مدقق)'],
  ['محاسب او مدقق', '(/ محاسب مدقق)'],
  ['محاسب و مدقق', '(& محاسب مدقق)'],
  ['محاسب وليس متدرب', '(& محاسب -متدرب)'],
  ['محاسب بدون متدرب', '(& محاسب -متدرب)'],
  ['(محاسب أو مدقق) SAP', '(& (/ محاسب مدقق) sap)'],
  ['المبيعات', 'مبيع'],
  ['"خدمة العملاء"', '"خدم عملاء"'],
  ['«خدمة العملاء» أو مبيعات', '(/ "خدم عملاء" مبيع)'],
  ['إدارة -مبتدئ', '(& ادار -مبتد)'],
  ['محمد', 'محمد'],
  ['Мухаммед OR محمد OR Mohammed', '(/ мухаммед محمد mohammed)'],
  ['sales مبيعات продажи', '(& sales مبيع продажи)'],
]

test(`a query reads as it was meant (${rows.length} ways to write one)`, () => {
  for (const [q, reading] of rows) assert.equal(told(q), reading, q)
})

test('a query that is too long is cut where a person can see it', () => {
  const words = Array.from({ length: 60 }, (_, at) => `w${at}`).join(' ')
  const { node, odd } = readBoolean(words)
  assert.equal(node?.kind === 'and' && node.parts.length, 40)
  assert.deepEqual(odd, [{ code: 'too_long', at: words.indexOf('w40'), text: 'w40' }])
})

test('whatever is typed, reading ends, nests no deeper than allowed, and is the same each time', () => {
  const signs = ['(', ')', '"', '«', '»', "'", '-', '!', '+', ' ', ' ', '*', '|', '\u0000', '\ud83d']
  const pieces = [...signs, ...'AND OR NOT java محمد ёж 😀 أو title:'.split(' ')]
  let seed = 7
  const next = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 4_294_967_296
  }
  for (let round = 0; round < 3_000; round++) {
    const q = Array.from({ length: Math.floor(next() * 60) }, () => pieces[Math.floor(next() * pieces.length)]).join(
      next() < 0.5 ? '' : ' ',
    )
    const { node, odd } = readBoolean(q)
    if (node) assert.ok(depthOf(node) <= 20, q)
    assert.ok(odd.every(({ at }) => at >= 0 && at <= q.length))
    assert.equal(told(q), told(q))
  }
})

const depthOf = (node: Node): number =>
  node.kind === 'term' ? 1 : 1 + Math.max(...(node.kind === 'not' ? [node.part] : node.parts).map(depthOf))
