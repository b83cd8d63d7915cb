import type { PageKind } from '#platform/browser/documents.ts'
import { useSite } from './use-session.ts'

/**
 * What somebody presses before the page listens shows that it waits, and is done once it does: the last button, or the form with what was written. Without it an
 * early Enter would load the page anew and forget the words. Links work by themselves, and so do forms that only look something up.
 */
export function HoldUntilAwake({ kind }: { kind: Exclude<PageKind, 'document'> }) {
  const { nonce } = useSite()
  const asleep = kind === 'form' ? '[data-island]:not([data-awake])' : 'html:not([data-awake])'
  // it has run when the browser takes it up
  const script = import.meta.env.SSR ? `(${hold})(document,'${asleep}')` : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: words of our own
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}

/** Said on the document by what has begun to listen. */
export const awakeEvent = 'awake'

// written as it travels: it stands in each such page. `h` is held, `k` keeps what is still asleep, `b` is what was pressed and says so
const hold = `(d,s)=>{let h,b,w=y=>b&&(b.ariaBusy=y),k=(e,f,p)=>e.closest(s)&&(w(null),b=p,w('true'),h=[e,f]),on=(n,f)=>d.addEventListener(n,f,!0)
on('submit',e=>{let f=e.target;f.method=='post'&&k(f,()=>f.requestSubmit(e.submitter),e.submitter)&&e.preventDefault()})
on('click',({target:t})=>(t=t.closest('button[type=button]'))&&k(t,()=>t.click(),t))
on('${awakeEvent}',()=>{h&&!h[0].closest(s)&&(w(null),h[0].isConnected&&h.pop()(h=0))})}`
