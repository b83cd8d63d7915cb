import { type CameFrom, wayOf } from '../way-rules.ts'

const key = 'came-from'
/** So many jobs of this tab are remembered. */
const most = 20

type Kept = [address: string, way: CameFrom][]

function readKept(): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as Kept
  } catch {
    return []
  }
}

/** How one came to a job that is open now; remembered in this tab until one has applied, and nowhere else. */
export function noteWay(address: string): CameFrom {
  const kept = readKept()
  const known = kept.find(([other]) => other === address)
  const isBack = document.referrer.startsWith(`${location.origin}/jobs/${address}`)
  if (known && isBack) return known[1]
  const way = wayOf(location.search, document.referrer, location.origin)
  try {
    sessionStorage.setItem(
      key,
      JSON.stringify([[address, way], ...kept.filter(([other]) => other !== address)].slice(0, most)),
    )
  } catch {
    // a browser that keeps nothing is one that was not asked
  }
  return way
}

/** How one came to a job before one began to apply; from a list straight to the form the list is the way. */
export const wayTo = (address: string): CameFrom =>
  readKept().find(([other]) => other === address)?.[1] ?? wayOf(location.search, listBefore(), location.origin)

/** The page before, unless it is the page of a job, which says nothing of how one came there. */
const listBefore = () => (/^\/jobs\/(?!in\/)/.test(pathOf(document.referrer)) ? '' : document.referrer)
const pathOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname : '')
