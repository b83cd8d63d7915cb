import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../lib/fingerprint.mjs'
import type { Finding } from './check.ts'

/** Where screens and their loaders stand; the document's entry has no other address than that of its request. */
const screens = /^src\/(?:features\/[^/]+\/[^/]+\/ui|frame|ui|platform\/browser)\/.*(?<!\.test)\.tsx?$|^src\/root\.tsx$/

/**
 * A loader's request may be for the data of a screen (`/page.data?_routes=…`, React Router 8): the screen's own address is
 * `url`, which stands beside it. One that reads the other works when loaded and breaks when clicked.
 */
export async function checkAddresses(root = process.cwd()): Promise<Finding> {
  const wrong = listFiles(root, 'src')
    .filter((file) => screens.test(file))
    .flatMap((file) => readsRequest(readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}:${line}`))
  return wrong.length === 0
    ? null
    : `A screen reads the address of its request; take the loader's url: ${wrong.join(', ')}`
}

const readsRequest = (text: string): number[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      /\brequest\??\s*\.\s*url\b|\burl\b[^}]*\}\s*=\s*(?:\w+\.)?request\b/.test(line) ? [at + 1] : [],
    )
