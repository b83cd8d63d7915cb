import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { runQuietly } from './run-child.mjs'
import { duration, refuse, say } from './say.mjs'
import { toolOf } from './tool.mjs'

const sources = [
  'src',
  'brands',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
]
const isCounted = (file) => !/\.test\.tsx?$/.test(file)

/** Builds the pages unless the build was made from just these sources. */
export async function ensureBuilt(root, node) {
  const mark = markOf(root)
  const wanted = fingerprint(root, sources, isCounted)
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
  mkdirSync(path.dirname(mark), { recursive: true })
  writeFileSync(mark, wanted)
  say(`Pages built in ${duration(Date.now() - begun)}.`)
}

export function isStale(root, wanted = fingerprint(root, sources, isCounted)) {
  const mark = markOf(root)
  return !existsSync(mark) || readFileSync(mark, 'utf8') !== wanted
}

const markOf = (root) => path.join(root, 'build/.masar-hash')
