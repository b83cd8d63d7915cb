import { xsrfToken } from '../xsrf.ts'

/**
 * `a[data-send="PUT /api/…"]` does at once what its page would ask about, and shows this page again. Whatever goes wrong,
 * the link is followed: the page behind it says what it was. With `data-leads` it is followed afterwards too. What was done is told by
 * the event `sent` of the link.
 */
export function followSends(): void {
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('a[data-send]')
    if (!link) return
    event.preventDefault()
    void sendFor(link)
  })
}

async function sendFor(link: HTMLAnchorElement): Promise<void> {
  const [method = 'POST', address = ''] = (link.dataset.send ?? '').split(' ')
  link.ariaBusy = 'true'
  const headers = { 'content-type': 'application/json', 'x-xsrf-token': xsrfToken() }
  const answer = await fetch(address, { method, headers, body: '{}' }).catch(() => null)
  if (answer?.ok) link.dispatchEvent(new Event('sent', { bubbles: true }))
  if (answer?.ok && link.dataset.leads === undefined) location.reload()
  else location.assign(link.href)
}
