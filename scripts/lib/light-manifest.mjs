import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const start = 'window.__reactRouterManifest='

/** Around every screen: what they load is there before anybody goes on to another. */
const around = ['root', 'session']

/**
 * Every page loads the list of all screens with their files: what is not so is left out of it, and what is there anyway; files stand in one order in all of
 * them, the most common first, so that it packs better.
 */
export function lightenManifest(client) {
  const folder = path.join(client, 'assets')
  for (const name of readdirSync(folder).filter((one) => /^manifest-\w+\.js$/.test(one))) {
    const file = path.join(folder, name)
    const text = readFileSync(file, 'utf8').trim()
    if (!text.startsWith(start)) throw new Error(`${name} is not written as it was.`)
    const manifest = JSON.parse(text.slice(start.length).replace(/;$/, ''))
    writeFileSync(file, `${start}${JSON.stringify(lightened(manifest))};`)
  }
}

/** The same list, in fewer bytes once packed. */
export function lightened(manifest) {
  const uses = new Map()
  for (const { imports = [] } of Object.values(manifest.routes))
    for (const file of imports) uses.set(file, (uses.get(file) ?? 0) + 1)
  const often = (file) => uses.get(file) ?? 0
  const always = [manifest.entry, ...around.flatMap((id) => manifest.routes[id] ?? [])]
  const loaded = new Set(always.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]))
  const routes = Object.entries(manifest.routes).map(([id, route]) => {
    const told = Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false))
    if (around.includes(id)) return [id, told]
    const isNew = (file) => !loaded.has(file)
    const imports = route.imports?.filter(isNew).toSorted((a, b) => often(b) - often(a) || (a < b ? -1 : 1))
    const css = route.css?.filter(isNew)
    return [id, { ...told, ...(imports && { imports }), ...(css && { css }) }]
  })
  return { ...manifest, routes: Object.fromEntries(routes) }
}
