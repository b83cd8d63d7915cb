import assert from 'node:assert/strict'
import { test } from 'node:test'
import { namesIn } from './names-in.ts'

const named = (text: string) => [...new Set(namesIn(text))].toSorted()

test('what is written out is named, and nothing beside it', () => {
  const text = `
    const t = useTranslations('jobs.editor')
    const all = useTranslations()
    return <h1 title={t('title')}>{t.rich('lead', { b })} {t(\`states.\${state}\`)} {t(
      'long', { count })} {all('refusals.offline')}</h1>`
  assert.deepEqual(named(text), [
    ...['jobs.editor.lead', 'jobs.editor.long', 'jobs.editor.states', 'jobs.editor.title'],
    ...['refusals.offline', 'states'],
  ])
})

test('one who is handed on, or asked for what is not written out, may say everything below', () => {
  for (const use of ['sayAll(t)', 't(key)', 't(isNew ? "add" : "save")', 't(`${state}.title`)', '{ t }'])
    assert.ok(named(`const t = useTranslations('jobs')\nt('title')\n${use}`).includes('jobs'), use)
  assert.deepEqual(named("useTranslations('jobs')('title')"), ['jobs'])
  assert.deepEqual(named('const t = useTranslations(`jobs.${kind}`)\nt("title")'), ['jobs'])
})

test('two parts of one file have translators of one name: each may say what the other says', () => {
  const text = "const t = useTranslations('a')\nt('x')\nconst t = useTranslations('b')\nt('y')"
  assert.deepEqual(named(text), ['a.x', 'a.y', 'b.x', 'b.y'])
})
