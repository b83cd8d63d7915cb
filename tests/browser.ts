import { spawnSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { isRoomInMemory } from './world/temporary-folder.ts'

export type Browser = { executablePath: string; args: string[]; ignoreDefaultArgs: string[] }

const require = createRequire(import.meta.url)
const isPackageForUs = process.platform === 'linux' && process.arch === 'x64'
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/**
 * A Chromium to test with: CHROMIUM_PATH, else the one that npm brought (Linux on x64 only), unpacked once: the same on every
 * machine, needs nothing of the system, and has no window to draw, which halves what a journey takes of processors. Else the
 * system's or Playwright's own. `BROWSER_FROM=system` passes the package over.
 * @throws when there is none
 */
export function findBrowser(environment: NodeJS.ProcessEnv = process.env): Browser {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  // Playwright has what the browser's processes share on a disk, for machines with little memory: a sixth of what a first visit costs
  const ignoreDefaultArgs = isRoomInMemory() ? ['--disable-dev-shm-usage'] : []
  if (environment.CHROMIUM_PATH) return { executablePath: environment.CHROMIUM_PATH, args, ignoreDefaultArgs }
  if (isPackageForUs && environment.BROWSER_FROM !== 'system')
    return { executablePath: unpack(), args: ['--no-sandbox', '--disable-gpu'], ignoreDefaultArgs }
  const executablePath = findOnPath(environment.PATH) ?? findPlaywrights()
  if (!executablePath) throw new Error('There is no Chromium: CHROMIUM_PATH says where one is.')
  return { executablePath, args, ignoreDefaultArgs }
}

function findOnPath(folders = '') {
  const candidates = folders
    .split(path.delimiter)
    .flatMap((folder) => systemNames.map((name) => path.join(folder, name)))
  return candidates.find(isExecutable)
}

function findPlaywrights() {
  const candidate = chromium.executablePath()
  return isExecutable(candidate) ? candidate : undefined
}

function isExecutable(file: string) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Unpacked aside and moved into place, so that a torn one is never used. */
function unpack(): string {
  const packed = path.join(path.dirname(require.resolve('@sparticuz/chromium')), '..')
  const { version } = JSON.parse(readFileSync(path.join(packed, 'package.json'), 'utf8')) as { version: string }
  const folder = path.resolve(import.meta.dirname, `../node_modules/.cache/chromium-${version}`)
  const starter = path.join(folder, 'start')
  if (existsSync(starter)) return starter
  const aside = `${folder}.${process.pid}`
  mkdirSync(aside, { recursive: true })
  const unpacker = path.join(import.meta.dirname, 'unpack-browser.ts')
  const done = spawnSync(process.execPath, [unpacker, path.join(packed, 'bin')], {
    env: { ...process.env, TMPDIR: aside },
    encoding: 'utf8',
  })
  if (done.status !== 0) throw new Error(`The browser could not be unpacked: ${done.stderr}`)
  writeFileSync(path.join(aside, 'start'), starterScript)
  chmodSync(path.join(aside, 'start'), 0o755)
  try {
    renameSync(aside, folder)
  } catch {
    rmSync(aside, { recursive: true }) // another run was first
  }
  return starter
}

/** The libraries and fonts beside it stand in for those a bare system lacks. */
const starterScript = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`
