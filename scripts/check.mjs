// npm run check: format, lint, types, boundaries, words, unused code; under a minute.
import { ensureInstalled } from './lib/install.mjs'
import { findNode } from './lib/node.mjs'
import { root } from './lib/root.mjs'
import { runChild } from './lib/run-child.mjs'

process.chdir(root)
await ensureInstalled(root)
process.exitCode = await runChild(findNode(root), ['scripts/testing/run-parts.ts', 'check'])
