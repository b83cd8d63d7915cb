import { partOf } from '../rules.ts'

type Privacy = Navigator & { globalPrivacyControl?: boolean }

/** Tells the site that a part of it was opened, once the page has loaded and without cookies; never when not wanted. */
export function countVisit(path: string, referrer = ''): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Privacy
  if (doNotTrack === '1' || globalPrivacyControl) return
  const host = URL.canParse(referrer) ? new URL(referrer).origin : ''
  const query = new URLSearchParams({ path: partOf(path), ...(host && { referrer: host }) })
  const tell = () =>
    void fetch(`/api/user-public/visit?${query}`, { keepalive: true, credentials: 'omit', priority: 'low' }).catch(
      () => {},
    )
  if (document.readyState === 'complete') setTimeout(tell)
  else addEventListener('load', () => setTimeout(tell), { once: true })
}
