import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const start = 'window.__reactRouterManifest='

/** Around every screen: what they load is there before anybody goes on to another. */
const around = ['root', 'session']

/**
 * Every page loads the list of all screens with their files: what is not so is left out of it, and what is there anyway. What a screen's file imports is half of
 * it, and wanted only by whoever fetches likely next screens (`platform/browser/preload-screens.tsx`): that is a file of its own, which the list names.
 */
export function lightenManifest(client) {
  const folder = path.join(client, 'assets')
  for (const name of readdirSync(folder).filter((one) => /^manifest-\w+\.js$/.test(one))) {
    const file = path.join(folder, name)
    const text = readFileSync(file, 'utf8').trim()
    if (!text.startsWith(start)) throw new Error(`${name} is not written as it was.`)
    const manifest = JSON.parse(text.slice(start.length).replace(/;$/, ''))
    const { list, imports } = lightened(manifest)
    const written = JSON.stringify(imports)
    const own = `imports-${createHash('sha256').update(written).digest('hex').slice(0, 8)}.json`
    writeFileSync(path.join(folder, own), written)
    writeFileSync(file, `${start}${JSON.stringify({ ...list, imports: `/assets/${own}` })};`)
  }
}

/** The same list in fewer bytes, and what the files of screens import; files stand in one order, the most common first, so that it packs better. */
function lightened(manifest) {
  const uses = new Map()
  for (const { imports = [] } of Object.values(manifest.routes))
    for (const file of imports) uses.set(file, (uses.get(file) ?? 0) + 1)
  const often = (file) => uses.get(file) ?? 0
  const always = [manifest.entry, ...around.flatMap((id) => manifest.routes[id] ?? [])]
  const loaded = new Set(always.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]))
  const isNew = (file) => !loaded.has(file)
  const later = Object.entries(manifest.routes).filter(([id]) => !around.includes(id))
  const imports = later.map(([id, route]) => {
    const own = route.imports?.filter(isNew).toSorted((a, b) => often(b) - often(a) || (a < b ? -1 : 1))
    return [id, own ?? []]
  })
  const routes = Object.entries(manifest.routes).map(([id, { imports, css, ...route }]) => {
    const told = Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false))
    if (around.includes(id)) return [id, { ...told, imports, css }]
    const sheets = css?.filter(isNew) ?? []
    return [id, { ...told, ...(sheets.length > 0 && { css: sheets }) }]
  })
  const list = { ...manifest, routes: Object.fromEntries(routes) }
  return { list, imports: Object.fromEntries(imports.filter(([, files]) => files.length > 0)) }
}
