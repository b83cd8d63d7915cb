// npm run cluster [-- --webs 2 --workers 2]: the whole of deploy/debian on this machine, until Ctrl-C; docs/operations.md says the rest.
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { Cluster } from './cluster/cluster.ts'
import { ensurePackages } from './cluster/packages.ts'
import { ensureBuilt } from './lib/build.mjs'
import { say } from './lib/say.mjs'

const { values } = parseArgs({
  options: { webs: { type: 'string', default: '2' }, workers: { type: 'string', default: '2' } },
})
ensurePackages()
await ensureBuilt(process.cwd(), process.execPath)
const cluster = new Cluster({ webs: Number(values.webs), workers: Number(values.workers), say })
const asked = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
// a terminal tells both of us, and the one above hands it on
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
try {
  await Promise.race([cluster.start(), asked])
  say(
    `Its parts write to ${cluster.places.at('log')}; each may be killed: ${[...cluster.parts.values()].map(({ name, pid }) => `${name} ${pid}`).join(', ')}.`,
  )
  await asked
} finally {
  await cluster.stop()
  // what still waited for a part to get ready is not waited for
  process.exit()
}
