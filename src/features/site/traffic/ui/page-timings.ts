import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import type { Device } from '../rules.ts'

/** What the browser says of a page until it is hidden for the first time; told then, for later there may be no time left. */
export function watchPage(path: string, device: Device): void {
  const told: { lcp?: number; inp?: number; cls?: number } = {}
  const note = (metric: Metric) => Object.assign(told, { [metric.name.toLowerCase()]: metric.value })
  const all = { reportAllChanges: true }
  onLCP(note, all)
  onINP(note, all)
  onCLS(note, all)
  const tell = () => {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', tell, true)
    if (Object.keys(told).length === 0) return
    void fetch('/api/user-public/page-timings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path, device, ...told }),
      keepalive: true,
      credentials: 'omit',
      priority: 'low',
    }).catch(() => {})
  }
  addEventListener('visibilitychange', tell, true)
}
