import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { serverOnly } from '#platform/server/sentinel.ts'
import { listFiles } from '../lib/fingerprint.mjs'
import type { Finding } from './check.ts'

/** Server code that slips into the browser build carries the sentinel's text along; without a build there is nothing to look at. */
export async function checkSecrets(root = process.cwd()): Promise<Finding> {
  if (!existsSync(path.join(root, 'build/client'))) return null
  const files = listFiles(root, 'build/client').filter((name) => /\.(js|css|html|json)$/.test(name))
  if (files.length === 0) return 'build/client has no files: build anew.'
  const spilt = files.filter((name) => readFileSync(path.join(root, name), 'utf8').includes(serverOnly))
  return spilt.length === 0 ? null : `Server code reached the browser: ${spilt.join(', ')}`
}
