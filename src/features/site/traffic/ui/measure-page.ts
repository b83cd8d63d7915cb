import { deviceOf } from '../rules.ts'

type Privacy = Navigator & { globalPrivacyControl?: boolean }

/** Whoever asks not to be followed (DNT, GPC) is neither counted nor measured. */
export function mayCount(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Privacy
  return doNotTrack !== '1' && !globalPrivacyControl
}

/** Tells once, when the page is left or put away, how fast a part of the site was; its measuring comes after everything else. */
export function measurePage(path: string): void {
  const begin = () =>
    setTimeout(() => void import('./page-timings.ts').then(({ watchPage }) => watchPage(path, deviceOf(innerWidth))))
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
