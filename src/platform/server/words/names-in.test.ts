import assert from 'node:assert/strict'
import { test } from 'node:test'
import { namesIn } from './names-in.ts'

/** Put together, so that the check of words takes none of these for a text of the house. */
const hook = 'useTranslations'
const named = (text: string) => [...new Set(namesIn(text))].toSorted()

test('what is written out is named, and nothing beside it', () => {
  const text = `
    const t = ${hook}('jobs.editor')
    const all = ${hook}()
    return <h1 title={t('title')}>{t.rich('lead', { b })} {t(\`states.\${state}\`)} {t(
      'long', { count })} {all('refusals.offline')}</h1>`
  assert.deepEqual(named(text), [
    ...['jobs.editor.lead', 'jobs.editor.long', 'jobs.editor.states', 'jobs.editor.title'],
    ...['refusals.offline', 'states'],
  ])
})

test('one who is handed on, or asked for what is not written out, may say everything below', () => {
  for (const use of ['sayAll(t)', 't(key)', 't(isNew ? "add" : "save")', `t(\`\${state}.title\`)`, '{ t }'])
    assert.ok(named(`const t = ${hook}('jobs')\nt('title')\n${use}`).includes('jobs'), use)
  assert.deepEqual(named(`${hook}('jobs')('title')`), ['jobs'])
  assert.deepEqual(named(`const t = ${hook}(\`jobs.\${kind}\`)\nt("title")`), ['jobs'])
})

test('two parts of one file have translators of one name: each may say what the other says', () => {
  const text = `const t = ${hook}('a')\nt('x')\nconst t = ${hook}('b')\nt('y')`
  assert.deepEqual(named(text), ['a.x', 'a.y', 'b.x', 'b.y'])
})
