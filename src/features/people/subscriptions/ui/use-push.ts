import { useEffect, useState } from 'react'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { endPush, subscribePush } from '../push-contract.ts'

const worker = '/push-worker.js'

/** What this browser can do and was allowed; nothing is known before it was looked at. */
type Status = 'unknown' | 'unable' | 'askable' | 'allowed' | 'refused'

/** Web push of this browser: whether it can, whether it may, beginning and ending it. */
export function usePush(publicKey: string | undefined, onChange: () => void) {
  const t = useTranslations('subscriptions.push')
  const [status, setStatus] = useState<Status>('unknown')
  const [own, setOwn] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    setStatus(lookAround())
    void ownId().then(setOwn)
  }, [])
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setFailed(null)
    try {
      await work()
    } catch {
      setFailed(t('failed'))
    } finally {
      setStatus(lookAround())
      setBusy(false)
      onChange()
    }
  }
  return {
    status,
    own,
    busy,
    failed,
    begin: () =>
      attempt(async () => {
        if (!publicKey || (await Notification.requestPermission()) !== 'granted') return
        const registration = await navigator.serviceWorker.register(worker)
        await navigator.serviceWorker.ready
        const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) }
        const { endpoint, keys } = (await registration.pushManager.subscribe(options)).toJSON()
        const given = await send(subscribePush, {
          endpoint: endpoint ?? '',
          keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
        })
        setOwn(given.data.id)
      }),
    end: (device: string) =>
      attempt(async () => {
        await send(endPush, { device })
        await (await subscription())?.unsubscribe()
        setOwn(null)
      }),
  }
}

function lookAround(): Status {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unable'
  if (Notification.permission === 'denied') return 'refused'
  return Notification.permission === 'granted' ? 'allowed' : 'askable'
}

async function subscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return null
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** The id under which the site knows this browser: the SHA-256 of its address. */
async function ownId(): Promise<string | null> {
  const there = await subscription()
  if (!there) return null
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(there.endpoint))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The key as a browser takes it. */
function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
