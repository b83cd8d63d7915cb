import './splash.css'
import { BrandMark } from '#ui/basics/brand-mark.tsx'

/**
 * Plain. The path is drawn and its lamp lights; it leaves 1300 ms after the page has loaded, within 100 ms.
 * It is drawn where the head of the page has it, and so never stands over text. `whole` covers the page and is only for
 * screens whose text is not rendered by the server. Without motion it does not appear at all.
 */
export function Splash({ name, whole }: { name: string; whole?: boolean }) {
  return (
    <div className="splash" data-splash="" data-whole={whole || undefined} aria-hidden="true">
      {whole ? <BrandMark name={name} /> : null}
    </div>
  )
}
