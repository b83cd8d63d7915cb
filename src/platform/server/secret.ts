import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Settings } from './settings.ts'

/** The key that signs page tokens and links: SECRET, else one made at the first start and kept in the data folder. */
export function readSecret(settings: Settings): Uint8Array {
  if (settings.SECRET) return new TextEncoder().encode(settings.SECRET)
  const at = path.resolve(settings.DATA_DIR, 'secret')
  try {
    return readFileSync(at)
  } catch {
    const made = randomBytes(32)
    writeFileSync(at, made, { mode: 0o600, flag: 'wx' })
    return made
  }
}
