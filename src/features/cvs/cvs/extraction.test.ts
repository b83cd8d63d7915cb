import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentOf } from '#libraries/cv-content/content-of.ts'
import { plainLayout } from '#libraries/cv-reading/layout/text-layout.ts'
import { parseCv } from '#libraries/cv-reading/parse/parse-cv.ts'
import { plainCv } from '#libraries/cv-reading/plain-cv.ts'
import { extractionOf } from './extraction.ts'

const job = ['Experience', 'Buyer, Old Harbour', '2019 - 2021']
const headlineOf = (...lines: string[]) => {
  const read = parseCv(plainLayout(lines.join('\n')))
  const content = contentOf(plainCv(read))
  const field = extractionOf(content, read, []).find(({ path }) => path === 'headline')
  return [content.headline, typeof field?.confidence]
}

test('a headline is as sure as its line, or as the title of the job it was taken from', () => {
  assert.deepEqual(headlineOf('Nadia Haddad', 'Head of purchasing', 'nadia@post.example', '', ...job), [
    'Head of purchasing',
    'number',
  ])
  assert.deepEqual(headlineOf('Nadia Haddad', 'nadia@post.example', '', ...job), ['Buyer', 'number'])
})
