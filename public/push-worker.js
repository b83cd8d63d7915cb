/* Shows what the site pushes, opens what it is about, and renews an address that the browser gave up. */
const site = self.location.origin

self.addEventListener('push', (event) => {
  const told = read(event.data)
  event.waitUntil(
    self.registration.showNotification(told.title, {
      icon: '/icons/any-192.png',
      tag: told.tag,
      renotify: Boolean(told.tag),
      data: { url: told.url, facts: told.data },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(addressOf(event.notification.data)))
})

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))

function read(data) {
  try {
    return { title: 'Masar', ...data.json() }
  } catch {
    return { title: 'Masar' }
  }
}

/** The applicants of a job open in the CV search, with the job, its title and the 1 that asks for them; nothing leads off the site. */
function addressOf({ url, facts } = {}) {
  if (facts?.source === 'job_apply' && facts.value) {
    const { job_post_id: job, job_title } = facts.value
    return `${site}/cv-search?${new URLSearchParams({ job, job_title, applicants: '1' })}`
  }
  const asked = new URL(url ?? '/', site)
  return asked.origin === site ? asked.href : site
}

async function open(address) {
  const windows = await self.clients.matchAll({ type: 'window' })
  const there = windows.find((one) => one.url === address)
  return there ? there.focus() : self.clients.openWindow(address)
}

/** Who has the old address may replace it: no session is needed, and none is sent. */
async function renew({ oldSubscription, newSubscription }) {
  if (!oldSubscription) return
  const options = oldSubscription.options
  const next = newSubscription ?? (await self.registration.pushManager.subscribe(options))
  const { endpoint, keys } = next.toJSON()
  await fetch('/api/push-addresses/renewal', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ old: oldSubscription.endpoint, endpoint, keys }),
  })
}
