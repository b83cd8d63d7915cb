// npm run build: installs what is missing and builds the pages, without starting anything.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { findNode } from './lib/node.mjs'
import { root } from './lib/root.mjs'

process.chdir(root)
await ensureInstalled(root)
await ensureBuilt(root, findNode(root))
