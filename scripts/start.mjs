// npm start: whatever is missing is installed and built, then Node 24 takes over; a server that ends by itself is started again. `--dev` skips the build.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { envFile, findNode } from './lib/node.mjs'
import { root } from './lib/root.mjs'
import { supervise } from './lib/supervise.mjs'

process.chdir(root)
const isDevelopment = process.argv.includes('--dev')
await ensureInstalled(root)
const node = findNode(root)
if (!isDevelopment) await ensureBuilt(root, node)
process.exitCode = await supervise(node, [...envFile(root), 'src/main.ts', ...process.argv.slice(2)], {
  NODE_ENV: isDevelopment ? 'development' : 'production',
})
