import { chmodSync, mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** A new folder that other users may enter: run by root, the database server is one of them. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), `masar-${name}-`))
  chmodSync(folder, 0o755)
  return folder
}
