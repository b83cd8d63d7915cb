import { existsSync } from 'node:fs'
import path from 'node:path'
import { refuse } from './say.mjs'

/** The Node that runs the product: the one npm brought, else this one if it is new enough to run TypeScript. */
export function findNode(root) {
  const brought = path.join(
    root,
    'node_modules',
    packageName(),
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  if (existsSync(brought)) return brought
  if (isNewEnough(process.versions.node)) return process.execPath
  return refuse(
    `Masar needs Node 22.18 or newer here (this is ${process.versions.node}, and npm has none for ${process.platform}-${process.arch}): install Node 24 from https://nodejs.org.`,
  )
}

/** Settings that are not in the environment come from .env, where there is one. */
export const envFile = (root) => (existsSync(path.join(root, '.env')) ? ['--env-file=.env'] : [])

/** Type-stripping without a flag came with 22.18. */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 18)
}

const packageName = () => `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
