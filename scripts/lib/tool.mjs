import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The script behind a command of an installed package, to be run with the Node of our choice on any system. */
export function toolOf(root, packageName, command = packageName) {
  const folder = path.join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof bin === 'string' ? bin : bin[command])
}
