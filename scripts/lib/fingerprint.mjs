import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** A hash over names and contents of files and folders; what is not there counts as nothing. */
export function fingerprint(root, names, isCounted = () => true) {
  const hash = createHash('sha256')
  for (const file of names.flatMap((name) => listFiles(root, name)).filter(isCounted)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * Files below `name`, sorted, as paths from `root` with forward slashes.
 * @param {string} root
 * @param {string} name
 * @returns {string[]}
 */
export function listFiles(root, name) {
  const at = path.join(root, name)
  if (!existsSync(at)) return []
  if (!statSync(at).isDirectory()) return [name]
  const entries = readdirSync(at, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const below = path.posix.join(name, entry.name)
    return entry.isDirectory() ? listFiles(root, below) : [below]
  })
}
