import { deviceOf } from '../rules.ts'

type Privacy = Navigator & { globalPrivacyControl?: boolean }

/** So long after it was loaded a page is measured, unless somebody moves or presses something before, in ms: nobody waits for what measures. */
const calm = 20_000

/** Whoever asks not to be followed (DNT, GPC) is neither counted nor measured. */
export function mayCount(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Privacy
  return doNotTrack !== '1' && !globalPrivacyControl
}

/** Tells once, when the page is left or put away, how fast a part of the site was; who leaves within twenty seconds and touches nothing tells nothing. */
export function measurePage(path: string): void {
  const started = new AbortController()
  const { signal } = started
  const begin = () => {
    if (signal.aborted) return
    started.abort()
    // without a line nothing is told, and nothing is wrong with the page
    import('./page-timings.ts').then(({ watchPage }) => watchPage(path, deviceOf(innerWidth))).catch(() => undefined)
  }
  // the browser remembers what was painted and pressed before somebody asked
  for (const press of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
    addEventListener(press, begin, { signal, passive: true })
  addEventListener('load', () => setTimeout(begin, calm), { signal })
  if (document.readyState === 'complete') setTimeout(begin, calm)
}
