import { useContext, useEffect } from 'react'
import { UNSAFE_DataRouterContext as DataRouter, matchRoutes } from 'react-router'
import { isDocumentPath } from './documents.ts'

/** How long after a page has loaded the next ones may begin to come, in ms (seed §2), and how many of them. */
const pause = 500
const most = 3

type Connection = { saveData?: boolean; effectiveType?: string }
type Manifest = { routes: Record<string, { module: string } | undefined>; imports?: string }

/**
 * Screens come in files of their own: those of the menu once the page rests, any other when a link to it is pointed at or
 * reached by the keyboard. Only files, no data; nothing where the visitor saves data.
 */
export function PreloadScreens() {
  const router = useContext(DataRouter)?.router
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection }
    if (!router || connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return
    const preload = async (path: string) => {
      for (const file of await filesOf(matchRoutes(router.routes, path) ?? [])) addLink(file)
    }
    const onPoint = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin === location.origin && !isDocumentPath(link.pathname)) void preload(link.pathname)
    }
    const clock = setTimeout(() => {
      for (const path of pathsOfMenu().slice(0, most)) void preload(path)
    }, pause)
    for (const event of pointing) document.addEventListener(event, onPoint, { passive: true })
    return () => {
      clearTimeout(clock)
      for (const event of pointing) document.removeEventListener(event, onPoint)
    }
  }, [router])
  return null
}

const pointing = ['pointerover', 'focusin', 'touchstart'] as const

/** What stands in the rail or the tab bar, in its order, but for documents and for where one is. */
function pathsOfMenu(): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('.rail a.rail-item, .tab-bar a')
  const paths = new Set([...links].map(({ pathname }) => pathname))
  return [...paths].filter((path) => path !== location.pathname && !isDocumentPath(path))
}

async function filesOf(matches: readonly { route: { id?: string } }[]): Promise<string[]> {
  const { routes = {}, imports } =
    (window as unknown as { __reactRouterManifest?: Manifest }).__reactRouterManifest ?? {}
  const importedBy = await readImports(imports)
  return matches.flatMap(({ route: { id = '' } }) => {
    const known = routes[id]
    return known ? [known.module, ...(importedBy[id] ?? [])] : []
  })
}

type Imports = Record<string, string[] | undefined>

let imported: Promise<Imports> | undefined

/** What the file of each screen imports (`scripts/lib/light-manifest.mjs`); without it they are found one after the other. */
function readImports(address: string | undefined): Promise<Imports> {
  if (!address) return Promise.resolve({})
  imported ??= fetch(address, { priority: 'low' })
    .then((answer): Promise<Imports> => answer.json())
    .catch(() => {
      imported = undefined
      return {}
    })
  return imported
}

const there = new Set<string>()

function addLink(file: string): void {
  if (there.has(file)) return
  there.add(file)
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file, fetchPriority: 'low' }),
  )
}
