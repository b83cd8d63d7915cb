import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compressAll } from './compress.mjs'
import { fingerprint } from './fingerprint.mjs'
import { lightenManifest } from './light-manifest.mjs'
import { runQuietly } from './run-child.mjs'
import { duration, refuse, say } from './say.mjs'
import { toolOf } from './tool.mjs'

const sources = [
  'src',
  'brands',
  'public',
  'scripts/building',
  'scripts/lib/light-manifest.mjs',
  'vite.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
]
const isCounted = (file) => !/\.test\.tsx?$/.test(file)

/** Builds the pages unless the build was made from just these sources. */
export async function ensureBuilt(root, node) {
  const mark = markOf(root)
  const wanted = sourceHash(root)
  if (!isStale(root, wanted)) return
  say('Building the pages.')
  rmSync(mark, { force: true })
  const begun = Date.now()
  const tool = toolOf(root, '@react-router/dev', 'react-router')
  const { code, said } = await runQuietly(node, [tool, 'build'], { cwd: root })
  if (code !== 0) {
    say(said)
    refuse('The pages could not be built: the reason stands above.')
  }
  lightenManifest(path.join(root, 'build/client'))
  await compressAll(path.join(root, 'build/client'))
  mkdirSync(path.dirname(mark), { recursive: true })
  writeFileSync(mark, wanted)
  say(`Pages built in ${duration(Date.now() - begun)}.`)
}

/** Of contents, not of times: a checkout or a copy changes those at will. */
export const sourceHash = (root) => fingerprint(root, sources, isCounted)

export function isStale(root, wanted = sourceHash(root)) {
  const mark = markOf(root)
  return !existsSync(mark) || readFileSync(mark, 'utf8') !== wanted
}

const markOf = (root) => path.join(root, 'build/.masar-hash')
