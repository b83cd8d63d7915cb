import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/**
 * Who makes the page of an address: a handler that knows the routes with the same first segment, and the one for what is nowhere.
 * The library tries its routes one by one, twice for a page, and takes each of them up for the scripts of a screen.
 * @returns the handler for the path of an address, without `.data`
 */
export function pageHandlers(build: ServerBuild, mode: string): (path: string) => RequestHandler {
  const routes = Object.values(build.routes).filter((route) => route !== undefined)
  const chains = routes.map((route) => chainOf(build.routes, route))
  const firsts = new Set(chains.map(firstOf).filter((first) => !isOpen(first)))
  const handlers = new Map<string, RequestHandler>()
  // a server in development reads its routes anew for a page
  const whole = createRequestHandler(build, mode)
  if (mode === 'development') return () => whole
  return (path) => {
    const first = segmentOf(path)
    if (!firsts.has(first)) return whole
    const handler = handlers.get(first) ?? createRequestHandler(narrowed(build, idsOf(chains, first)), mode)
    handlers.set(first, handler)
    return handler
  }
}

/** A route with all it stands in, the outermost first. */
function chainOf(routes: Routes, route: Route): Route[] {
  const parent = route.parentId ? routes[route.parentId] : undefined
  return parent ? [...chainOf(routes, parent), route] : [route]
}

const firstOf = (chain: readonly Route[]): string => segmentOf(chain.map(({ path = '' }) => path).join('/'))

/** Addresses are the same in large and small letters; what is written with percents is left to the library. */
const segmentOf = (path: string): string => path.split('/').find(Boolean)?.toLowerCase() ?? ''

/** Whether a segment takes more than one word. */
const isOpen = (segment: string): boolean => /[*:?]/.test(segment)

const idsOf = (chains: readonly Route[][], first: string): Set<string> =>
  new Set(
    chains
      .filter((chain) => firstOf(chain) === first || isOpen(firstOf(chain)))
      .flat()
      .map(({ id }) => id),
  )

function narrowed(build: ServerBuild, ids: Set<string>): ServerBuild {
  const only = <T>(all: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)))
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
}
