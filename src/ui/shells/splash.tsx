import './splash.css'
import { BrandMark } from '#ui/basics/brand-mark.tsx'

/**
 * Plain. The path is drawn and its lamp lights; it leaves 1300 ms after the page has loaded, within 100 ms.
 * It stands at the foot of the page and never over its text. `whole` covers the page and is only for screens
 * whose text is not rendered by the server. Without motion it does not appear at all.
 */
export function Splash({ name, whole }: { name: string; whole?: boolean }) {
  return (
    <div className="splash" data-splash="" data-whole={whole || undefined} aria-hidden="true">
      <BrandMark name={name} />
    </div>
  )
}
