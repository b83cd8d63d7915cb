import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inEach } from '#platform/shared/languages.ts'
import { aStaffMember } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as contract from './contract.ts'

const texts = inEach((language) => ({
  title: `About us ${language}`,
  body: `<h3>Who</h3><p>We are here ${language}.</p>`,
}))

test('an article is written, published in four languages, changed in versions, taken off and put back', async () => {
  const site = await aSite()
  const { visitor: editor } = await aStaffMember(site, 'content')
  const guest = new Visitor(site)
  const read = async (language = 'en') =>
    (await (await guest.ask(contract.showArticle, { slug: 'about' }, { language })).json()).data
  const { id: article } = (await editor.call(contract.addArticle, { slug: 'about' })).data
  await editor.refused('slug_taken', contract.addArticle, { slug: 'about' })
  await editor.refused('languages_missing', contract.publishArticle, { article, version: 1 })
  const partly = { ...texts, ru: { title: 'О нас', body: '<p> </p>' } }
  await editor.call(contract.writeArticle, { article, version: 1, texts: partly, in_footer: true })
  await editor.refused('languages_missing', contract.publishArticle, { article, version: 2 })
  await editor.call(contract.writeArticle, { article, version: 2, texts, in_footer: true })
  assert.equal(await read(), null)
  assert.equal((await editor.call(contract.publishArticle, { article, version: 3 })).data.number, 1)
  assert.deepEqual(
    [(await read('fr')).title, (await read()).body],
    ['About us fr', '<h2>Who</h2><p>We are here en.</p>'],
  )
  assert.deepEqual((await guest.call(contract.listFooter, {})).data, [{ href: '/about', words: 'About us en' }])
  await editor.refused('article_unchanged', contract.publishArticle, { article, version: 3 })

  const second = { ...texts, en: { title: 'Changed', body: '<p>Anew</p>' } }
  await editor.call(contract.writeArticle, { article, version: 3, texts: second, in_footer: false })
  assert.equal((await read()).title, 'About us en')
  await editor.call(contract.publishArticle, { article, version: 4 })
  assert.deepEqual([(await read()).title, (await read()).number], ['Changed', 2])
  const old = await editor.call(contract.readArticleVersion, { article, number: 1 })
  assert.deepEqual(old.data.texts, texts)
  await editor.refused('not_found', contract.readArticleVersion, { article, number: 3 })

  await editor.call(contract.withdrawArticle, { article })
  assert.equal(await read(), null)
  await editor.refused('article_unpublished', contract.withdrawArticle, { article })
  assert.equal((await editor.call(contract.publishArticle, { article, version: 4 })).data.number, 3)
  assert.equal((await read()).title, 'Changed')
  const { data } = await editor.call(contract.readArticle, { article })
  assert.deepEqual(
    [data.state, data.changed, data.versions.map(({ number }) => number)],
    ['published', false, [3, 2, 1]],
  )
})

test('nothing but text is kept of what is pasted, and nobody writes over a colleague', async () => {
  const site = await aSite()
  const { visitor: editor } = await aStaffMember(site, 'super')
  for (const slug of ['', 'Über', 'a b', '-a', '../x', 'a'.repeat(61)])
    await editor.refused('invalid', contract.addArticle, { slug })
  const { id: article } = (await editor.call(contract.addArticle, { slug: 'partners' })).data
  const body = '<p onclick="x()">Hi<script>alert(1)</script><img src=x onerror=y> <a href="javascript:z">there</a></p>'
  const bad = { ...texts, en: { title: 'Part\u202eners', body } }
  const change = { article, version: 1, texts: bad, in_footer: false }
  const both = await Promise.all([1, 2].map(() => editor.ask(contract.writeArticle, change)))
  assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 409])
  const { en } = (await editor.call(contract.readArticle, { article })).data.texts
  assert.equal(en.title, 'Partners')
  assert.doesNotMatch(en.body, /script|onclick|onerror|javascript|img/)
  const long = { ...texts, en: { title: 'x', body: 'y'.repeat(60_001) } }
  await editor.refused('invalid', contract.writeArticle, { ...change, version: 2, texts: long })
})

test('a draft is listed under a title of another language until it has one of one’s own', async () => {
  const site = await aSite()
  const { visitor: editor } = await aStaffMember(site, 'content')
  const { id: article } = (await editor.call(contract.addArticle, { slug: 'cookies' })).data
  const none = inEach(() => ({ title: '', body: '' }))
  const draft = { ...none, ar: { title: 'ملفات الارتباط', body: '' } }
  await editor.call(contract.writeArticle, { article, version: 1, texts: draft, in_footer: false })
  assert.equal((await editor.call(contract.listArticles, {})).data[0]?.title, 'ملفات الارتباط')
})
