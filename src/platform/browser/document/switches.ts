import { toast } from '../toast.ts'
import { xsrfToken } from '../xsrf.ts'

/**
 * `a[data-switch="/api/…"]` with `aria-pressed`: PUT puts it on, DELETE off. Shown at once, on every link of the same
 * switch and in other open windows, and taken back when the server says no; without a session the link is followed.
 */
export function followSwitches(): void {
  const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('switches')
  others?.addEventListener('message', ({ data }) => show(String(data.address), data.on === true))
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('a[data-switch]')
    if (!link) return
    event.preventDefault()
    if (!link.ariaBusy) void flip(link, others)
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement) || !event.target.dataset.switch) return
    event.preventDefault()
    event.target.click()
  })
}

async function flip(link: HTMLAnchorElement, others: BroadcastChannel | null): Promise<void> {
  const address = link.dataset.switch ?? ''
  const on = link.ariaPressed !== 'true'
  show(address, on)
  link.ariaBusy = 'true'
  const headers = { 'content-type': 'application/json', 'x-xsrf-token': xsrfToken() }
  const answer = await fetch(address, { method: on ? 'PUT' : 'DELETE', headers, body: '{}' }).catch(() => null)
  link.ariaBusy = null
  if (answer?.ok) {
    others?.postMessage({ address, on })
    if (on && link.dataset.switched) toast.show({ text: link.dataset.switched, tone: 'good' })
    return
  }
  show(address, !on)
  if (answer?.status === 401) return location.assign(link.href)
  const problem = (await answer?.json().catch(() => null)) as { message?: string } | null
  toast.show({ text: problem?.message ?? link.dataset.notSwitched ?? '', tone: 'bad' })
}

function show(address: string, on: boolean): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-switch]'))
    if (link.dataset.switch === address) link.ariaPressed = String(on)
}
