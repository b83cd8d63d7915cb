import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runQuietly } from './run-child.mjs'
import { duration, refuse, say } from './say.mjs'

/** Installs the packages unless node_modules already holds what package-lock.json says. */
export async function ensureInstalled(root) {
  const mark = path.join(root, 'node_modules/.masar-lock')
  const wanted = lockKey(root)
  if (readText(mark) === wanted) return
  if (!isInSync(root)) await install(root, mark)
  writeFileSync(mark, wanted)
}

/** Changes with the lock file, and when node_modules was brought over from another kind of machine. */
function lockKey(root) {
  const hash = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  return `${process.platform}-${process.arch} ${hash}\n`
}

/** Did somebody run npm by hand? It leaves a list of what it put there; packages for other machines may be missing. */
export function isInSync(root) {
  const installed = readPackages(path.join(root, 'node_modules/.package-lock.json'))
  const locked = readPackages(path.join(root, 'package-lock.json'))
  if (!(installed && locked)) return false
  const isPresent = ([name, { version, optional }]) =>
    name === '' || (installed[name] ? installed[name].version === version : optional === true)
  const isKnown = (name) => name in locked
  return Object.entries(locked).every(isPresent) && Object.keys(installed).every(isKnown) && fitsMachine(installed)
}

const fitsMachine = (installed) =>
  Object.values(installed).every(({ os, cpu }) => allows(os, process.platform) && allows(cpu, process.arch))

const allows = (list, one) =>
  !list || list.includes(one) || list.every((name) => name.startsWith('!') && name !== `!${one}`)

async function install(root, mark) {
  say('Installing packages; this takes a minute, once.')
  rmSync(mark, { force: true })
  const begun = Date.now()
  const clean = await npm(root, 'ci')
  const result = clean.code === 0 ? clean : await npm(root, 'install')
  if (result.code !== 0) {
    say(result.said)
    refuse('The packages could not be installed: npm says why above. Is the network there, and the folder writable?')
  }
  say(`Packages installed in ${duration(Date.now() - begun)}.`)
}

/** The npm that called us, else the one on the path. Tools are needed too, whatever NODE_ENV says. */
function npm(root, verb) {
  const options = [verb, '--no-fund', '--no-audit', '--include=dev', '--include=optional']
  const caller = process.env.npm_execpath ?? ''
  if (/npm-cli\.c?js$/.test(caller)) return runQuietly(process.execPath, [caller, ...options], { cwd: root })
  return runQuietly('npm', options, { cwd: root, shell: process.platform === 'win32' })
}

function readPackages(file) {
  const text = readText(file)
  return text ? JSON.parse(text).packages : null
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
