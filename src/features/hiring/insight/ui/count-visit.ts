import { noteWay, wayTo } from '#features/jobs/jobs/ui/came-from.ts'
import { wayOf } from '#features/jobs/jobs/way-rules.ts'
import { deviceOf, partOf } from '#features/site/traffic/rules.ts'
import { mayCount, measurePage } from '#features/site/traffic/ui/measure-page.ts'
import { openedAt } from '../rules.ts'

/** Whether another page of the site was opened in this document before. */
let isWithin = false

/** Tells the site that a part of it was opened, once the page has loaded and without cookies; never when not wanted. */
export function countVisit(path: string, referrer = ''): void {
  if (!mayCount()) return
  const host = URL.canParse(referrer) ? new URL(referrer).origin : ''
  const within = isWithin || host === location.origin
  const query = new URLSearchParams({ path: partOf(path) })
  if (within) query.set('within', '1')
  else if (host) query.set('referrer', host)
  const opened = openedAt(path)
  if (opened) {
    const { source, source_detail } = wayOfThis(opened, referrer)
    const team = /(?:^|; )workspace_page_id=([0-9a-f-]{36})/.exec(document.cookie)?.[1]
    const facts = { ...opened, source, source_detail, ...(team && { team }) }
    for (const [name, value] of Object.entries(facts)) if (value) query.set(name, value)
  }
  const tell = () => {
    // asked for earlier, the width would make the browser lay out a page that is not painted yet
    query.set('device', deviceOf(innerWidth))
    const address = `/api/user-public/visit?${query}`
    void fetch(address, { keepalive: true, credentials: 'omit', priority: 'low' }).catch(() => {})
  }
  // what a document took to load is told once, of the page it was loaded for
  if (!isWithin) measurePage(partOf(path))
  isWithin = true
  if (document.readyState === 'complete') setTimeout(tell)
  else addEventListener('load', () => setTimeout(tell), { once: true })
}

function wayOfThis({ job, start }: NonNullable<ReturnType<typeof openedAt>>, referrer: string) {
  if (!job) return wayOf(location.search, referrer, location.origin)
  return start ? wayTo(job) : noteWay(job)
}
