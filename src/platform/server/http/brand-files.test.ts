import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import cookie from '@fastify/cookie'
import fastify from 'fastify'
import sharp from 'sharp'
import { languages } from '#platform/shared/languages.ts'
import { readBrand } from '../brand.ts'
import type { World } from '../context.ts'
import { readWording } from '../words/wording.ts'
import { mountBrandFiles } from './brand-files.ts'

const source = path.resolve(import.meta.dirname, '../../..')

async function siteOf(name: string) {
  const brand = readBrand(name)
  const app = fastify()
  await app.register(cookie)
  mountBrandFiles(app, { wording: readWording(source, brand.words) } as unknown as World, brand)
  return { app, brand }
}

test('each brand can be kept like an app, in each language, with every icon it names', async () => {
  for (const name of ['masar', 'shams']) {
    const { app, brand } = await siteOf(name)
    for (const lang of languages) {
      const answer = await app.inject(`/manifest.webmanifest?lang=${lang}`)
      assert.equal(answer.statusCode, 200, answer.body)
      assert.match(String(answer.headers['content-type']), /^application\/manifest\+json/)
      const manifest = answer.json()
      assert.deepEqual(
        [manifest.name, manifest.lang, manifest.dir, manifest.display],
        [brand.name[lang], lang, lang === 'ar' ? 'rtl' : 'ltr', 'standalone'],
      )
      assert.ok(manifest.shortcuts.every((one: { name: string }) => !one.name.includes('frame.')))
    }
    const { icons } = (await app.inject('/manifest.webmanifest')).json()
    for (const { src, sizes, type, purpose } of icons as Record<string, string>[]) {
      const icon = await app.inject(src as string)
      assert.equal(icon.headers['content-type'], type)
      if (sizes === 'any') continue
      const { width, height } = await sharp(icon.rawPayload).metadata()
      assert.equal(`${width}x${height}`, sizes)
      const { isOpaque } = await sharp(icon.rawPayload).stats()
      assert.equal(isOpaque, purpose === 'maskable')
    }
    assert.equal((await sharp((await app.inject('/icons/apple-touch.png')).rawPayload).metadata()).width, 180)
  }
})
