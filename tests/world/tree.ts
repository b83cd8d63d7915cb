import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes files below `root`, given as path and text (or anything else, as JSON). */
export function plant(root: string, files: Record<string, unknown>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  }
}
