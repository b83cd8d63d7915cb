// node scripts/run.mjs FILE [arguments]: runs a TypeScript file of the house on Node 24, installing packages first if needed.
import { ensureInstalled } from './lib/install.mjs'
import { envFile, findNode } from './lib/node.mjs'
import { root } from './lib/root.mjs'
import { runChild } from './lib/run-child.mjs'

process.chdir(root)
await ensureInstalled(root)
process.exitCode = await runChild(findNode(root), [...envFile(root), ...process.argv.slice(2)])
